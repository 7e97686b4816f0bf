import type { BookingRequest, CancellationQuote } from "../../src/core/booking/index.ts";
import { dueNow } from "../../src/core/booking/index.ts";
import { type BookingId, err, money } from "../../src/core/kernel/index.ts";
import { type BookPorts, createBook } from "../../src/usecases/book.ts";
import { createCarryOnBooking } from "../../src/usecases/carry-on-booking.ts";
import { advanceBooking } from "../../src/usecases/process/advance-booking.ts";
import type { UseCases } from "../../src/usecases/use-cases.ts";
import { createBookingWorld } from "../../src/usecases/testing/booking-world.ts";
import { gatewayOver, ordersOver } from "./outside.ts";
import { STOCKS, tripOf } from "./stocks.ts";
import type { Life } from "./timeline.ts";
import type { World } from "./world.ts";

/** How long after a cancellation has been agreed to a job looks after it. */
const LEAVE_ALONE_SECONDS = 25;

interface Running {
  readonly life: Life;
  readonly ports: BookPorts;
  readonly book: UseCases["book"];
  readonly carryOn: (id: BookingId) => Promise<boolean>;
}

/** One of the servers: the real use cases over a wire to everything else. It dies and is started again. */
export class SimulatedServer {
  readonly name: string;
  readonly #world: World;
  readonly #skewMs: number;
  #running: Running;

  constructor(name: string, world: World) {
    this.name = name;
    this.#world = world;
    this.#skewMs = world.weather.skew();
    this.#running = this.#start();
  }

  get isUp(): boolean {
    return this.#running.life.isAlive;
  }

  get life(): Life {
    return this.#running.life;
  }

  /** All that it was about to do is gone; after a while it is there again, and remembers nothing. */
  crash(): void {
    const { timeline, weather } = this.#world;
    this.#running.life.isAlive = false;
    timeline.note(`${this.name}  DIES`);
    timeline.after(weather.restartAfter(), `${this.name}  is back`, () => {
      this.#running = this.#start();
    });
  }

  book(request: BookingRequest): ReturnType<UseCases["book"]> {
    return this.#running.book(request, null);
  }

  carryOn(id: BookingId): Promise<boolean> {
    return this.#running.carryOn(id);
  }

  /** The traveller has agreed to get back a part of what was paid. @returns whether it was still theirs to cancel. */
  async cancel(id: BookingId, hundredths: number): Promise<boolean> {
    const { ports } = this.#running;
    const booking = await ports.store.find(id);
    if (booking?.state !== "confirmed") return false;
    const at = ports.clock.now();
    const refund = money(Math.floor((dueNow(booking).amountMinor * hundredths) / 100));
    const cancellation: CancellationQuote = { lines: [], refund, at, refundDue: at };
    const move = { from: "confirmed", to: "cancelling", at, by: "traveller", progress: { cancellation } } as const;
    if (!(await ports.store.move(id, { ...move, wakeAfterSeconds: LEAVE_ALONE_SECONDS }))) return false;
    await advanceBooking(ports, id);
    return true;
  }

  /** Somebody of the agency sends a booking that waits for a person back to where it stood. */
  async sendBack(id: BookingId): Promise<void> {
    const { ports } = this.#running;
    const attention = (await ports.store.find(id))?.progress.attention;
    if (!attention) return;
    const move = { from: "needs_person", to: attention.from, at: ports.clock.now(), by: "desk", wakeAfterSeconds: 0 } as const;
    await ports.store.move(id, { ...move, progress: { attention: null } });
  }

  #start(): Running {
    const life: Life = { name: this.name, isAlive: true };
    const ports = this.#world.bug.plant?.(this.#ports(life), this.#world) ?? this.#ports(life);
    return { life, ports, book: createBook(ports), carryOn: createCarryOnBooking(ports) };
  }

  #ports(life: Life): BookPorts {
    const { timeline, weather, database, bank, supplier, ledger, ids } = this.#world;
    const wire = { timeline, weather, life };
    const far = createBookingWorld(gatewayOver(wire, bank), database.seenBy(life));
    far.hotels.capacity.splice(0, 2, STOCKS.rooms, STOCKS.suites);
    const takenBy = (id: string) => ledger.bookings.get(id as BookingId) ?? { claims: [], units: 0 };
    return {
      ...far,
      orders: ordersOver(wire, supplier, takenBy),
      clock: { now: () => timeline.now(this.#skewMs) },
      ids,
      flights: { ...far.flights, offer: async (id) => tripOf(id) ?? err("offer_forged") },
      // Rooms are counted by the store alone: what a server remembers of them it forgets with its life.
      hotels: { ...far.hotels, noteSold: () => undefined },
      within: (work, seconds) =>
        Promise.race([
          work,
          new Promise<"late">((late) => timeline.after(seconds * 1000, `${this.name}  the answer is late`, () => late("late"), life)),
        ]),
    };
  }
}
