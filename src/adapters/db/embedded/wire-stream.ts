import { Duplex } from "node:stream";
import type { ThreadClient } from "./thread-client.ts";

/** The first byte of the message with which a client says goodbye; PGlite would shut down on it. */
const TERMINATE = 0x58;

/**
 * Stands where the `pg` driver expects a socket, and carries its bytes to the database thread. So the same driver, with the
 * same reading and writing of types, speaks to the embedded database and to a server.
 */
export class WireStream extends Duplex {
  readonly #thread: ThreadClient;

  constructor(thread: ThreadClient) {
    super();
    this.#thread = thread;
  }

  connect(): this {
    this.#thread.newSession().then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _read(): void {
    // Answers are pushed when they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    void this.#exchange(chunk, done);
  }

  /** The messages of one query come together; sent as one, they cost one trip to the thread. */
  override _writev(chunks: readonly { chunk: Buffer }[], done: (error?: Error) => void): void {
    void this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  async #exchange(bytes: Buffer, done: (error?: Error) => void): Promise<void> {
    if (bytes[0] === TERMINATE) return done();
    try {
      this.push(await this.#thread.send(bytes));
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }

  // What `pg` asks of a socket and a thread has no use for.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
