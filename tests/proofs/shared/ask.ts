import { Agent, request } from "node:http";

/** A request as it goes over the wire: nothing is checked or mended on the way, as a browser or `fetch` would. */
export interface Asked {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
}

export interface Answered {
  readonly status: number;
  /** Names and values as they came. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Longer than any answer may take, in milliseconds. */
const PATIENCE_MS = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** @throws Error when the server does not answer, or breaks off. */
export function ask(baseUrl: string, { method, path, headers = {}, body }: Asked): Promise<Answered> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((done, refuse) => {
    const sent = request({ hostname, port, agent, method, path, timeout: PATIENCE_MS, headers: withLength(headers, body) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", refuse);
      answer.once("end", () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string>, body: Buffer.concat(chunks) }),
      );
    });
    sent.once("timeout", () => sent.destroy(new Error(`No answer in ${PATIENCE_MS / 1000} s.`)));
    sent.once("error", refuse);
    sent.end(body);
  });
}

const withLength = (headers: NonNullable<Asked["headers"]>, body: Asked["body"]): Record<string, string | string[]> => ({
  ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, typeof value === "string" ? value : [...value]])),
  ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
});
