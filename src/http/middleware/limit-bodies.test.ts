import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { answerFault } from "../answer-fault.ts";
import type { Env } from "../kept/env.ts";
import { limitBodies } from "./limit-bodies.ts";

const RESET = Object.assign(new Error("aborted"), { code: "ECONNRESET" });

function createSite(work: () => void = () => undefined) {
  const logged: unknown[] = [];
  const app = new Hono<Env>();
  app.use(limitBodies);
  app.post("/api/v1/calls", async (c) => {
    work();
    return c.text(`read ${(await c.req.text()).length}`);
  });
  app.onError((error, c) => answerFault(error, c, { error: (fault) => void logged.push(fault) }));
  /** Sends pieces without saying how long they are in all; `fault` breaks the line after them. */
  const send = (pieces: readonly string[], fault: Error | null = null) => {
    const encoder = new TextEncoder();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        const piece = pieces[sent++];
        if (piece !== undefined) stream.enqueue(encoder.encode(piece));
        else if (fault) stream.error(fault);
        else stream.close();
      },
    });
    return app.request("/api/v1/calls", { method: "POST", body, duplex: "half" } as RequestInit);
  };
  return { send, logged };
}

describe("a body of unknown length", () => {
  it("is read when it comes whole", async () => {
    const { send, logged } = createSite();
    expect(await (await send(["abc", "de"])).text()).toBe("read 5");
    expect(logged).toEqual([]);
  });

  it("that breaks off is the visitor's fault, not one of our data, and is not logged", async () => {
    const { send, logged } = createSite();
    const answer = await send(["abc"], RESET);
    expect([answer.status, await answer.json(), logged]).toEqual([400, expect.objectContaining({ code: "invalid_request" }), []]);
  });

  it("leaves faults of those who read it to them", async () => {
    const { send, logged } = createSite(() => {
      throw RESET;
    });
    expect((await send(["abc"])).status).toBe(503);
    expect(logged).toEqual([RESET]);
  });
});
