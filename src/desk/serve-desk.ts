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
  const running = new Set<Promise<void>>();
  const listening = new Set<Socket>();
  const server = createServer((socket) => {
    const call = answerCall(socket, desk, listening).catch(warn);
    running.add(call);
    void call.finally(() => running.delete(call));
  });
  await startListening(server, path, warn);
  return {
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of listening) socket.destroy(); // nobody is waited for who has still to answer a question
      await Promise.all([closed, ...running]);
    },
  };
}

async function startListening(server: Server, path: string, warn: (fault: unknown) => void): Promise<void> {
  await new Promise<void>((resolve) => {
    server.once("error", (error) => {
      warn(error);
      resolve();
    });
    server.listen(path, resolve);
  });
  if (server.listening) chmodSync(path, 0o600);
}

/** @param listening those of which something is awaited. */
async function answerCall(socket: Socket, desk: Desk, listening: Set<Socket>): Promise<void> {
  socket.on("error", () => socket.destroy()); // the terminal has gone; what it asked for ends by itself
  const open = openWire<FromTerminal, FromServer>(socket);
  const receive = async (): Promise<FromTerminal | null> => {
    listening.add(socket);
    return open.receive().finally(() => listening.delete(socket));
  };
  const wire = { send: open.send, receive };
  const call = await wire.receive();
  if (call?.kind === "call") {
    const outcome = await runDesk(call.args, { open: async () => desk, terminal: terminalOver(wire), actor: call.actor });
    wire.send({ kind: "end", ...outcome });
  }
  socket.end();
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
