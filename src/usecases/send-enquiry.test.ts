import { describe, expect, it } from "vitest";
import { err, ok, type Result } from "../core/kernel/index.ts";
import { createSendEnquiry } from "./send-enquiry.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { createMemoryEnquiryStore } from "./testing/memory-enquiry-store.ts";
import { MESSAGE } from "./testing/sample-enquiry.ts";
import { createScriptedGateway } from "./testing/scripted-gateway.ts";
import { NOW } from "./testing/sample-trip.ts";

const KEYED = { address: "203.0.113.7", idempotencyKey: "k" };
const PLAIN = { address: "203.0.113.7", idempotencyKey: null };
const CALL_BACK = {
  kind: "call-back",
  name: "Ana Pérez",
  phone: "718 555 0163",
  when: "asap",
  part: "",
  date: "",
  zone: "",
  language: "es",
  consent: true,
} as const;

function setUp(allowed: Result<null, { readonly retryAfterSeconds: number }> = ok(null)) {
  const store = createMemoryEnquiryStore();
  const counted: string[] = [];
  const take = async (key: string) => {
    counted.push(key);
    return allowed;
  };
  const giveBack = async (key: string) => void counted.splice(counted.indexOf(key), 1);
  const world = { ...createBookingWorld(createScriptedGateway()), enquiries: store, enquiryLimiter: { take, giveBack } };
  return { store, counted, world, send: createSendEnquiry(world) };
}

describe("an enquiry", () => {
  it("is kept with a mail to the agency that says it", async () => {
    const { store, send } = setUp();
    expect(await send(MESSAGE, PLAIN)).toEqual(ok({ receivedAt: NOW }));
    expect(store.kept).toMatchObject([{ createdAt: NOW, content: { kind: "message", name: "Ana Pérez" } }]);
    expect(store.mails).toMatchObject([
      { mail: { to: "desk@agency.example", replyTo: { address: "ana@mail.example" }, createdAt: NOW }, sentAt: null },
    ]);
    expect(store.mails[0]?.mail.text).toContain("May I bring a surfboard?");
  });

  it("with faults is kept nowhere and counted nowhere", async () => {
    const { store, counted, send } = setUp();
    const faults = [{ path: "email", code: "invalid_email" }];
    expect(await send({ ...MESSAGE, email: "ana" }, PLAIN)).toEqual(err({ code: "invalid_fields", faults }));
    expect([store.kept, store.mails, counted]).toEqual([[], [], []]);
  });

  it("that could not be kept is counted nowhere", async () => {
    const { store, counted, world } = setUp();
    const enquiries = { ...store, add: () => Promise.reject(new Error("The disk is full.")) };
    await expect(createSendEnquiry({ ...world, enquiries })(MESSAGE, PLAIN)).rejects.toThrow("full");
    expect(counted).toEqual([]);
  });

  it("of both kinds is taken the same way", async () => {
    const { store, send } = setUp();
    await send(CALL_BACK, PLAIN);
    expect(store.mails[0]?.mail).toMatchObject({ subject: "Call back Ana Pérez: as soon as possible (Spanish)", replyTo: null });
  });

  it("counts once however often it is sent under a key", async () => {
    const { store, counted, world, send } = setUp();
    await send(MESSAGE, KEYED);
    world.pass(7 * 24 * 3600);
    expect(await send(MESSAGE, KEYED)).toEqual(ok({ receivedAt: NOW }));
    expect(store.mails).toHaveLength(1);
    expect(counted).toEqual(["203.0.113.7"]);
  });

  it.each([
    ["without a key", PLAIN],
    ["under one key", KEYED],
  ])("sent several times at once %s counts once for its sender", async (_, sender) => {
    const { store, counted, send } = setUp();
    const answers = await Promise.all([1, 2, 3].map(() => send(MESSAGE, sender)));
    expect(answers).toEqual([1, 2, 3].map(() => ok({ receivedAt: NOW })));
    expect(store.kept).toHaveLength(1);
    expect(counted).toEqual(["203.0.113.7"]);
  });

  it("of another text under the same key is refused", async () => {
    const { store, send } = setUp();
    await send(MESSAGE, KEYED);
    expect(await send({ ...MESSAGE, message: "And a dog?" }, KEYED)).toEqual(err({ code: "key_reused" }));
    expect(store.kept).toHaveLength(1);
  });

  it("without a key counts once for ten minutes, however it is typed", async () => {
    const { store, world, send } = setUp();
    await send(MESSAGE, PLAIN);
    world.pass(9 * 60);
    await send({ ...MESSAGE, fullName: "ANA  Pérez " }, PLAIN);
    expect(store.kept).toHaveLength(1);
    await send({ ...MESSAGE, message: "And a dog?" }, PLAIN);
    expect(store.kept).toHaveLength(2);
    world.pass(2 * 60);
    await send(MESSAGE, PLAIN);
    expect(store.kept).toHaveLength(3);
  });

  it("that has been here before is answered again, though its sender has come to the limit since", async () => {
    const { world, send } = setUp();
    const answered = await send(MESSAGE, KEYED);
    const full = { take: async () => err({ retryAfterSeconds: 60 }), giveBack: async () => undefined };
    expect(answered).toEqual(ok({ receivedAt: NOW }));
    expect(await createSendEnquiry({ ...world, enquiryLimiter: full })(MESSAGE, KEYED)).toEqual(answered);
  });

  it("over the limit of its sender is refused with the time to wait", async () => {
    const { store, counted, send } = setUp(err({ retryAfterSeconds: 600 }));
    expect(await send(MESSAGE, { address: null, idempotencyKey: null })).toEqual(err({ code: "too_many", retryAfterSeconds: 600 }));
    expect(store.kept).toEqual([]);
    expect(counted).toEqual(["unknown"]);
  });
});
