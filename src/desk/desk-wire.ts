import type { Socket } from "node:net";
import { createInterface } from "node:readline";
import type { Outcome } from "./run-desk.ts";

/** What somebody's terminal sends to the desk of a running server: the call, then an answer to each question. */
export type FromTerminal =
  | { readonly kind: "call"; readonly args: readonly string[]; readonly actor: string }
  | { readonly kind: "agreed"; readonly agreed: boolean | null }
  /** A code of the system where the file could not be written. */
  | { readonly kind: "saved"; readonly failure: string | null };

/** What the server sends back; `end` is the last. */
export type FromServer =
  | { readonly kind: "say"; readonly lines: readonly string[] }
  | { readonly kind: "ask"; readonly question: string }
  | { readonly kind: "save"; readonly file: string; readonly text: string }
  | ({ readonly kind: "end" } & Outcome);

/** Messages over a socket, one line of JSON each. */
export interface Wire<In, Out> {
  send(message: Out): void;
  /** The next message; null when the other side has gone. */
  receive(): Promise<In | null>;
}

/** Both sides are programs of one version on one machine: what arrives is taken as what it says it is. */
export function openWire<In, Out>(socket: Socket): Wire<In, Out> {
  const reader = createInterface({ input: socket, crlfDelay: Infinity });
  socket.once("close", () => reader.close()); // also where the other side broke off, of which a reader hears nothing
  const lines = reader[Symbol.asyncIterator]();
  return {
    send: (message) => void socket.write(`${inOneLine(message)}\n`),
    receive: async () => {
      const { value, done } = await lines.next();
      return done === true ? null : (JSON.parse(value) as In);
    },
  };
}

/** JSON lets two signs through that the reader takes for the end of a line: whatever a visitor has typed may hold them. */
const inOneLine = (message: unknown): string =>
  JSON.stringify(message).replaceAll(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
