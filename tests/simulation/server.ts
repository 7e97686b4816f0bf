import type { BookingId } from "../../src/core/kernel/index.ts";
import { type BookPorts, createBook } from "../../src/usecases/book.ts";
import { createCarryOnBooking } from "../../src/usecases/carry-on-booking.ts";
import type { DeskPorts } from "../../src/usecases/desk/desk-ports.ts";
import { createCancelBooking, createQuoteCancellation } from "../../src/usecases/manage/cancel-booking.ts";
import { createCompleteNames } from "../../src/usecases/manage/complete-names.ts";
import { createResumeBookings } from "../../src/usecases/resume-bookings.ts";
import type { UseCases } from "../../src/usecases/use-cases.ts";
import type { Form } from "./form.ts";
import { portsOf } from "./ports-of.ts";
import type { Life } from "./timeline.ts";
import type { World } from "./world.ts";

interface Running {
  readonly life: Life;
  readonly ports: BookPorts;
  readonly carryOn: (id: BookingId) => Promise<boolean>;
}

/** Who travels with the one who books. */
const COMPANION = { kind: "adult", middleName: "mr", firstName: "Charles", lastName: "Babbage", dob: "1985-12-26" } as const;

/** One of the servers: the real use cases over a wire to everything else. It stands still, dies and is started again. */
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

  /** What somebody sends is noted down beside the booking that comes of it: it says what they have agreed to. */
  book(form: Form): ReturnType<UseCases["book"]> {
    const { bug, forms } = this.#world;
    return this.#does(({ ports }) => {
      const noting: BookPorts["store"]["hold"] = (booking, claim, seconds) => {
        forms.set(booking.id, form);
        return ports.store.hold(booking, claim, seconds);
      };
      return createBook({ ...ports, store: { ...ports.store, hold: noting } })(bug.reads?.(form.request) ?? form.request, null);
    });
  }

  carryOn(id: BookingId): Promise<boolean> {
    return this.#does(({ carryOn }) => carryOn(id));
  }

  /** The traveller asks what comes back, agrees, and cancels. */
  cancel(id: BookingId): Promise<void> {
    return this.#does(async ({ ports }) => {
      const quoted = await createQuoteCancellation(ports)(id);
      if (quoted.ok) await createCancelBooking(ports)(id, quoted.value);
    });
  }

  /** The traveller says who comes along. @returns whether that was taken. */
  completeNames(id: BookingId): Promise<boolean> {
    return this.#does(async ({ ports }) => (await createCompleteNames(ports)(id, [COMPANION])).ok);
  }

  /** Somebody of the agency does something at the desk, which runs beside this server and dies with it. */
  atDesk<Answer>(act: (ports: DeskPorts, thinks: (ms: number) => Promise<void>) => Promise<Answer>): Promise<Answer> {
    const { deskBooks, timeline } = this.#world;
    const runbooks = { advice: async () => ({ lines: [], file: "" }) };
    return this.#does(({ life, ports }) =>
      act({ ...ports, desk: deskBooks.seenBy(life), runbooks, mailFolder: null }, (ms) => timeline.sleep(ms, "", life)),
    );
  }

  /** What a server does first: it looks for what the one before it has left. */
  sweep(): void {
    const { ports, carryOn } = this.#running;
    createResumeBookings({ ...ports, carryOn, isStopped: () => false })().catch(() => undefined);
  }

  /** Does something as soon as it can: nothing while it stands still, and never if it dies before. */
  #does<Answer>(work: (running: Running) => Promise<Answer>): Promise<Answer> {
    const running = this.#running;
    return new Promise((resolve, reject) => {
      this.#world.timeline.after(0, "", () => void work(running).then(resolve, reject), running.life);
    });
  }

  #start(): Running {
    const { bug } = this.#world;
    const life: Life = { name: this.name, isAlive: true, thawsAtMs: -Infinity };
    const seen = portsOf(this.#world, life, this.#skewMs);
    const ports = bug.plant?.(seen, this.#world) ?? seen;
    return { life, ports, carryOn: createCarryOnBooking(ports) };
  }
}
