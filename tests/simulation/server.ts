import type { BookingRequest } from "../../src/core/booking/index.ts";
import type { BookingId } from "../../src/core/kernel/index.ts";
import { type BookPorts, createBook } from "../../src/usecases/book.ts";
import { createCarryOnBooking } from "../../src/usecases/carry-on-booking.ts";
import { createCancelBooking, createQuoteCancellation } from "../../src/usecases/manage/cancel-booking.ts";
import { createResumeBookings } from "../../src/usecases/resume-bookings.ts";
import type { UseCases } from "../../src/usecases/use-cases.ts";
import { portsOf } from "./ports-of.ts";
import type { Life } from "./timeline.ts";
import type { World } from "./world.ts";

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
      if (weather.sweeps) this.sweep();
    });
  }

  book(request: BookingRequest): ReturnType<UseCases["book"]> {
    return this.#running.book(request, null);
  }

  carryOn(id: BookingId): Promise<boolean> {
    return this.#running.carryOn(id);
  }

  /** The traveller asks what comes back, agrees, and cancels. */
  async cancel(id: BookingId): Promise<void> {
    const { ports } = this.#running;
    const quoted = await createQuoteCancellation(ports)(id);
    if (quoted.ok) await createCancelBooking(ports)(id, quoted.value);
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
    const { bug } = this.#world;
    const life: Life = { name: this.name, isAlive: true };
    const seen = portsOf(this.#world, life, this.#skewMs);
    const ports = bug.plant?.(seen, this.#world) ?? seen;
    return { life, ports, book: createBook(ports), carryOn: createCarryOnBooking(ports) };
  }

  /** What a server does first: it looks for what the one before it has left. */
  sweep(): void {
    const { ports, carryOn } = this.#running;
    createResumeBookings({ ...ports, carryOn, isStopped: () => false })().catch(() => undefined);
  }
}
