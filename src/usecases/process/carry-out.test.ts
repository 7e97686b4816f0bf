import { expect, it } from "vitest";
import { orphan } from "../testing/orphan.ts";
import { carryOut } from "./carry-out.ts";

const PAID = { lookup: { kind: "authorised", paymentId: "p1" } } as const;

it("answers with the booking as it stands where the bank takes longer than a traveler waits, and goes on behind the answer", async () => {
  const { world, gateway, id } = await orphan(PAID);
  const bank = Promise.withResolvers<null>();
  const works: Promise<unknown>[] = [];
  const slow = {
    ...world,
    gateway: { ...gateway, lookup: (...asked: Parameters<typeof gateway.lookup>) => bank.promise.then(() => gateway.lookup(...asked)) },
    within: async (work: Promise<unknown>, seconds: number) => (works.push(work), expect(seconds).toBe(20), "late" as const),
  };
  expect(await carryOut(slow, id)).toMatchObject({ state: "held" });
  bank.resolve(null);
  await Promise.all(works);
  expect(await world.store.find(id)).toMatchObject({ state: "confirmed" });
});

const DEAD = new Error("The line is dead.");

/** A held booking whose bank's line is dead, and what the log is told. */
async function cutOff() {
  const { world, gateway, id } = await orphan(PAID);
  const faults: unknown[] = [];
  const log = { ...world.log, error: (...told: unknown[]) => void faults.push(told) };
  return { ports: { ...world, gateway: { ...gateway, lookup: () => Promise.reject(DEAD) }, log }, id, faults };
}

it("tells the log what goes wrong behind the answer", async () => {
  const { ports, id, faults } = await cutOff();
  expect(await carryOut({ ...ports, within: (work) => Promise.allSettled([work]).then(() => "late") }, id)).toMatchObject({
    state: "held",
  });
  expect(faults).toEqual([[DEAD, { bookingId: id }]]);
});

it("leaves what goes wrong before the answer to whoever answers, who logs it, once", async () => {
  const { ports, id, faults } = await cutOff();
  await expect(carryOut(ports, id)).rejects.toMatchObject({ message: `Booking ${id} was not carried on.`, cause: DEAD });
  expect(faults).toEqual([]);
});
