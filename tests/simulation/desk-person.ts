import type { Booking, BookingState } from "../../src/core/booking/index.ts";
import { type Resolution, RESOLUTIONS } from "../../src/core/desk/index.ts";
import { type BookingId, money } from "../../src/core/kernel/index.ts";
import { createCancelAtDesk, createQuoteAtDesk } from "../../src/usecases/desk/cancel-at-desk.ts";
import type { Acting, DeskPorts } from "../../src/usecases/desk/desk-ports.ts";
import { createFinishRefund, createRefundBooking, findRefundable } from "../../src/usecases/desk/refund-booking.ts";
import { createPlanResolution, createResolveBooking } from "../../src/usecases/desk/resolve-booking.ts";
import { createRetryBooking } from "../../src/usecases/desk/retry-booking.ts";
import type { World } from "./world.ts";

const ACTING: Acting = { actor: "Grace", because: "the simulation" };
const MINUTE = 60_000;

type DeskAct = (ports: DeskPorts, id: BookingId, thinks: (ms: number) => Promise<void>) => Promise<unknown>;

/** Somebody of the agency, with all that the desk lets them do. */
export class DeskPerson {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Does a few things to bookings at moments of chance, sensible or not: what must not be, the desk has to refuse. */
  work(): void {
    const { timeline } = this.#world;
    const { below, chance } = timeline.chance;
    for (let acts = chance(0.5) ? 0 : 1 + below(4); acts > 0; acts--) {
      timeline.after(2 * MINUTE + below(chance(0.8) ? 60 * MINUTE : 30 * 60 * MINUTE), "", () => {
        const bookings = [...this.#world.ledger.bookings.values()];
        const booking = bookings[below(bookings.length)];
        if (booking) this.#do(this.#chooses(booking), booking.id);
      });
    }
  }

  /** Gives a part back of a booking that its traveller has rung about. */
  refund(id: BookingId): void {
    this.#do(refunds(1 + this.#world.timeline.chance.below(60)), id);
  }

  /** Begins everything again that waits for the desk, the outside answering now. */
  retryAll(): void {
    for (const { id, state } of this.#world.ledger.bookings.values()) {
      if (this.#hasOpenRefund(id)) this.#do((ports) => createFinishRefund(ports)(id, ACTING), id);
      if (state === "needs_person") this.#do((ports) => createRetryBooking(ports)(id, ACTING), id);
    }
  }

  /** Ends what the process cannot: money that the card does not take goes another way. */
  endAll(): void {
    for (const { id, state } of this.#world.ledger.bookings.values()) {
      if (state === "needs_person") this.#do(endsSomehow, id);
    }
  }

  #chooses({ state }: Booking): DeskAct {
    const { below, chance } = this.#world.timeline.chance;
    const share = chance(0.5) ? 1 + below(100) : 100;
    const acts: Partial<Record<BookingState, readonly DeskAct[]>> = {
      confirmed: [refunds(share), refunds(share), finishes, cancels],
      needs_person: [retries, refunds(share), finishes, this.#ends(RESOLUTIONS[below(RESOLUTIONS.length)] ?? "confirmed", chance(0.5))],
    };
    const fitting = acts[state] ?? [refunds(share), finishes, retries];
    return fitting[below(fitting.length)] ?? retries;
  }

  /** Plans, thinks it over, and does it. */
  #ends(as: Resolution, isPaidOtherwise: boolean): DeskAct {
    const { below } = this.#world.timeline.chance;
    return async (ports, id, thinks) => {
      const planned = await createPlanResolution(ports)(id, as, null, isPaidOtherwise);
      // Nobody ends what bank or supplier cannot speak of yet.
      if (!planned.ok || Object.values(planned.value.facts).includes("unknown")) return;
      await thinks(below(MINUTE));
      await createResolveBooking(ports)(planned.value, ACTING);
    };
  }

  #hasOpenRefund = (id: BookingId): boolean =>
    this.#world.database.store.refunds.some(({ bookingId, outcome }) => bookingId === id && outcome === "open");

  /** Whatever the desk answers, the person has seen it; what a dying line swallows, they try again some other time. */
  #do(act: DeskAct, id: BookingId): void {
    const { timeline, servers } = this.#world;
    const living = servers.filter(({ isUp }) => isUp);
    living[timeline.chance.below(living.length)]?.atDesk((ports, thinks) => act(ports, id, thinks)).catch(() => undefined);
  }
}

const retries: DeskAct = (ports, id) => createRetryBooking(ports)(id, ACTING);
const finishes: DeskAct = (ports, id) => createFinishRefund(ports)(id, ACTING);

/** So many hundredths of what may still go back. */
const refunds =
  (share: number): DeskAct =>
  async (ports, id) => {
    const found = await findRefundable(ports, id);
    if (!found.ok || found.value.left.amountMinor === 0) return;
    const { amountMinor, currency } = found.value.left;
    await createRefundBooking(ports)(id, money(Math.ceil((amountMinor * share) / 100), currency), ACTING);
  };

/** Ends it in the first way that the desk takes; what is owed and cannot go to the card goes otherwise. */
const endsSomehow: DeskAct = async (ports, id) => {
  for (const as of ["confirmed", "refunded", "released", "failed"] as const) {
    for (const isPaidOtherwise of [false, true]) {
      const planned = await createPlanResolution(ports)(id, as, null, isPaidOtherwise);
      if (planned.ok && (await createResolveBooking(ports)(planned.value, ACTING)).ok) return;
    }
  }
};

const cancels: DeskAct = async (ports, id) => {
  const quoted = await createQuoteAtDesk(ports)(id);
  if (quoted.ok) await createCancelAtDesk(ports)(quoted.value, ACTING);
};
