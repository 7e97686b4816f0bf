import { connect, type Socket } from "node:net";
import type { Terminal } from "./command.ts";
import { type FromServer, type FromTerminal, openWire } from "./desk-wire.ts";
import type { Outcome } from "./run-desk.ts";

/**
 * Has a running server run a call of the desk. Null when no server listens there; a refusal when only another user may know whether one does.
 * @throws when it goes away in the middle of it.
 */
export async function callServer(path: string, args: readonly string[], terminal: Terminal, actor: string): Promise<Outcome | null> {
  const socket = await connected(path);
  if (socket === null) return null;
  if (socket === "closed to us") return { out: "", error: `${path} is closed to you. Run it as the server's user.\n`, exitCode: 1 };
  const wire = openWire<FromServer, FromTerminal>(socket);
  wire.send({ kind: "call", args, actor });
  for (;;) {
    const message = await wire.receive();
    if (message === null) throw new Error("The server went away before it answered. Look at what it did with `audit`.");
    if (message.kind === "end") {
      socket.end();
      return message;
    }
    if (message.kind === "say") terminal.say(message.lines);
    else if (message.kind === "ask") wire.send({ kind: "agreed", agreed: await terminal.ask(message.question) });
    else wire.send({ kind: "saved", failure: await terminal.save(message.file, message.text) });
  }
}

const connected = (path: string): Promise<Socket | "closed to us" | null> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => resolve(socket));
    // Else nobody is there, or a dead server has left its socket behind.
    socket.once("error", (error) => resolve(CLOSED_TO_US.includes(codeOf(error)) ? "closed to us" : null));
  });

const CLOSED_TO_US = ["EACCES", "EPERM"];
const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "");
