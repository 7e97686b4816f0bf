import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { dirname } from "node:path";
import type { Desk } from "../usecases/desk/create-desk.ts";
import type { Terminal } from "./command.ts";
import { type FromServer, type FromTerminal, openWire, type Wire } from "./desk-wire.ts";
import { runDesk } from "./run-desk.ts";

/** A desk that listens. */
export interface ServedDesk {
  /** Waits for what runs; nothing new is begun. */
  close(): Promise<void>;
}

/**
 * Lets the desk's command reach a server whose database nobody else can open: over a socket in a folder for the server's own user, so
 * that whoever can use it could read the database too. Where there is no such socket, the server runs without, and `warn` hears why.
 * @param path of the socket; one that a dead server left behind is taken away.
 */
export async function serveDesk(path: string, desk: Desk, warn: (fault: unknown) => void): Promise<ServedDesk> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  chmodSync(dirname(path), 0o700);
  rmSync(path, { force: true });
  const calls = new Calls();
  const server = createServer((socket) => calls.add(socket, answerCall(socket, desk, calls).catch(warn)));
  await startListening(server, path, warn);
  return {
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await calls.end();
      await closed;
    },
  };
}

/** How long a terminal may take to read what has been written to it. */
const LAST_BYTES_MS = 1_000;

/** The calls that run, and the terminals that they are for. */
class Calls {
  readonly #sockets = new Set<Socket>();
  readonly #listening = new Set<Socket>();
  readonly #running = new Set<Promise<void>>();
  #isEnding = false;

  add(socket: Socket, call: Promise<void>): void {
    this.#sockets.add(socket);
    this.#running.add(call);
    socket.once("close", () => this.#sockets.delete(socket));
    void call.finally(() => this.#running.delete(call));
  }

  /** Waits for what a terminal has to say; nobody is waited for once all is to end. */
  async listen<Message>(socket: Socket, message: () => Promise<Message>): Promise<Message> {
    if (this.#isEnding) socket.destroy();
    this.#listening.add(socket);
    return message().finally(() => this.#listening.delete(socket));
  }

  /** Lets what runs come to its end, and leaves no terminal connected. */
  async end(): Promise<void> {
    this.#isEnding = true;
    for (const socket of this.#listening) socket.destroy();
    await Promise.all(this.#running);
    for (const socket of this.#sockets) {
      socket.destroySoon();
      setTimeout(() => socket.destroy(), LAST_BYTES_MS).unref();
    }
  }
}

async function startListening(server: Server, path: string, warn: (fault: unknown) => void): Promise<void> {
  await new Promise<void>((resolve) => {
    server.on("error", (error) => {
      warn(error);
      resolve();
    });
    server.listen(path, resolve);
  });
  if (server.listening) chmodSync(path, 0o600);
}

/** What the terminal reads of a fault that nobody expected: what it was stands in the server's log, without what is private. */
const FAILED = {
  out: "",
  error: "The call failed on the server: its log says why. Look at what was done with `audit`.\n",
  exitCode: 1,
} as const;

async function answerCall(socket: Socket, desk: Desk, calls: Calls): Promise<void> {
  socket.on("error", () => socket.destroy()); // the terminal has gone; what it asked for ends by itself
  const open = openWire<FromTerminal, FromServer>(socket);
  const wire = { send: open.send, receive: () => calls.listen(socket, open.receive) };
  try {
    const call = await wire.receive();
    if (call?.kind !== "call") return;
    const outcome = await runDesk(call.args, { open: async () => desk, terminal: terminalOver(wire), actor: call.actor });
    wire.send({ kind: "end", ...outcome });
  } catch (fault) {
    wire.send({ kind: "end", ...FAILED });
    throw fault;
  } finally {
    socket.end();
  }
}

/** The terminal at the other end. One that has gone agrees to nothing. */
const terminalOver = (wire: Wire<FromTerminal, FromServer>): Terminal => ({
  say: (lines) => wire.send({ kind: "say", lines }),
  ask: async (question) => {
    wire.send({ kind: "ask", question });
    const answer = await wire.receive();
    return answer?.kind === "agreed" ? answer.agreed : false;
  },
  save: async (file, text) => {
    wire.send({ kind: "save", file, text });
    const answer = await wire.receive();
    return answer?.kind === "saved" ? answer.failure : "the terminal has gone";
  },
});
