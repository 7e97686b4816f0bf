import { asStranger } from "../../tests/support/as-stranger.ts";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { ok } from "../core/kernel/index.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import type { Terminal } from "./command.ts";
import { callServer } from "./call-server.ts";
import { type ServedDesk, serveDesk } from "./serve-desk.ts";

const folder = mkdtempSync(join(tmpdir(), "desk-"));
const path = join(folder, "desk", "desk.sock");
const retried: string[] = [];
/** For how long the desk reads what it exports. */
let reading = async (): Promise<void> => undefined;
/** A booking for which the desk has a defect. */
const BROKEN = "00000009";
const desk = {
  retryBooking: async (id: string, { actor }: { actor: string }) => {
    if (id === BROKEN) throw new Error("It broke.");
    retried.push(`${id} by ${actor}`);
    return ok({ state: "held" });
  },
  exportEnquiries: async () => {
    await reading();
    return ok([]);
  },
} as unknown as Desk;

let served: ServedDesk | undefined;
const faults: string[] = [];
const files: string[] = [];
const terminal = (agreed: Terminal["ask"]): Terminal => ({
  say: () => undefined,
  ask: agreed,
  save: async (file) => {
    files.push(file);
    return null;
  },
});
const nobody: Terminal["ask"] = async () => null;
const serve = async () => {
  served = await serveDesk(path, desk, (fault) => void faults.push(String(fault)));
};
afterEach(async () => {
  await served?.close();
  served = undefined;
  retried.length = 0;
  reading = async () => undefined;
  const unexpected = faults.splice(0);
  rmSync(join(folder, "desk"), { recursive: true, force: true });
  if (unexpected.length > 0) throw new Error(unexpected.join("\n"));
});

describe("the desk of a running server", () => {
  it("runs a call that comes over its socket, with the questions asked at the other end", async () => {
    await serve();
    const questions: string[] = [];
    const yes = async (question: string) => questions.push(question) > 0;
    expect(await callServer(path, ["retry", "00000001"], terminal(yes), "Grace")).toMatchObject({ exitCode: 0 });
    expect([questions, retried]).toEqual([["Try booking 00000001 again?"], ["00000001 by Grace"]]);
    expect(
      await callServer(
        path,
        ["retry", "00000001"],
        terminal(async () => false),
        "Grace",
      ),
    ).toMatchObject({ exitCode: 1 });
    expect(retried).toHaveLength(1);
  });

  it("goes on after calls that the system does not let it take, and says each time that it could not", async () => {
    const servers: Server[] = [];
    const note = (message: unknown): void => void servers.push((message as { socket: { server: Server } }).socket.server);
    subscribe("net.server.socket", note);
    try {
      await serve();
      await callServer(path, ["retry", "00000001", "--yes"], terminal(nobody), "Grace");
    } finally {
      unsubscribe("net.server.socket", note);
    }
    for (const _ of [1, 2]) servers[0]?.emit("error", new Error("accept EMFILE"));
    expect(faults.splice(0)).toEqual(["Error: accept EMFILE", "Error: accept EMFILE"]);
    expect(await callServer(path, ["retry", "00000002", "--yes"], terminal(nobody), "Grace")).toMatchObject({ exitCode: 0 });
  });

  it("has files written at the other end", async () => {
    await serve();
    await callServer(
      path,
      ["export", "enquiries", "--out", "e.csv", "--yes"],
      terminal(async () => null),
      "Grace",
    );
    expect(files).toEqual(["e.csv"]);
  });

  it("is for the server's own user alone", async () => {
    await serve();
    expect([statSync(join(folder, "desk")).mode & 0o777, statSync(path).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  it("tells another user who may call it, whether or not a server listens", async () => {
    await serve();
    const outcome = await asStranger(join(folder, "desk"), () => callServer(path, ["help"], terminal(nobody), "Grace"));
    expect(outcome).toMatchObject({ out: "", error: expect.stringContaining("Run it as the server's user."), exitCode: 1 });
  });

  it("is not there when no server is, nor when a dead one has left its socket", async () => {
    expect(
      await callServer(
        path,
        ["help"],
        terminal(async () => null),
        "Grace",
      ),
    ).toBeNull();
    await serve();
    await served?.close();
    writeFileSync(path, "");
    expect(
      await callServer(
        path,
        ["help"],
        terminal(async () => null),
        "Grace",
      ),
    ).toBeNull();
    await serve();
    expect(
      await callServer(
        path,
        ["help"],
        terminal(async () => null),
        "Grace",
      ),
    ).toMatchObject({ exitCode: 0 });
  });

  it("closes although somebody has not answered a question, and does nothing then", async () => {
    await serve();
    const asked = Promise.withResolvers<string>();
    const call = callServer(
      path,
      ["retry", "00000001"],
      terminal((question) => {
        asked.resolve(question);
        return new Promise(() => undefined);
      }),
      "Grace",
    );
    void call.catch(() => undefined);
    await asked.promise;
    await served?.close();
    expect(retried).toEqual([]);
  });

  it("tells a terminal that a call has failed, and the log why", async () => {
    await serve();
    const outcome = await callServer(path, ["retry", BROKEN, "--yes"], terminal(nobody), "Grace");
    expect(outcome).toMatchObject({ out: "", error: expect.stringContaining("failed on the server"), exitCode: 1 });
    expect(faults.splice(0)).toEqual(["Error: It broke."]);
  });

  it("hangs up on what is no call of the desk", async () => {
    await serve();
    const socket = connect(path);
    socket.write("GET / HTTP/1.1\r\n\r\n");
    expect(JSON.parse(await text(socket))).toMatchObject({ kind: "end", exitCode: 1 });
    expect(faults.splice(0)).toEqual([expect.stringContaining("SyntaxError")]);
  });

  it("closes although somebody has been answered and does not hang up", async () => {
    await serve();
    const socket = connect({ path, allowHalfOpen: true });
    socket.write(`${JSON.stringify({ kind: "call", args: ["help"], actor: "Grace" })}\n`);
    expect(await text(socket)).toContain('"end"');
    await expect(served?.close()).resolves.toBeUndefined();
    socket.destroy();
  });

  it("asks nobody anything once it closes", async () => {
    await serve();
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    reading = () => (begun.resolve(), goOn.promise);
    const neverSaved = { ...terminal(nobody), save: () => new Promise<null>(() => undefined) };
    const call = callServer(path, ["export", "enquiries", "--out", "e.csv", "--yes"], neverSaved, "Grace");
    void call.catch(() => undefined);
    await begun.promise;
    const closed = served?.close();
    goOn.resolve();
    await expect(closed).resolves.toBeUndefined();
  });
});
