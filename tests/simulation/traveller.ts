import type { Bill, BookingRequest } from "../../src/core/booking/index.ts";
import { requestOf, withCard } from "../../src/usecases/testing/sample-trip.ts";
import { LATER_RATE_ID, stayRequestOf } from "../../src/usecases/testing/sample-stay.ts";
import { money } from "../../src/core/kernel/index.ts";
import { CARDS } from "./bank.ts";
import { OTHER_TRIP } from "./stocks.ts";
import type { UseCases } from "../../src/usecases/use-cases.ts";
import type { SimulatedServer } from "./server.ts";
import type { World } from "./world.ts";

type Refusal = Extract<Awaited<ReturnType<UseCases["book"]>>, { readonly ok: false }>["error"];

/** What a traveller's browser has got to know. */
type Reply =
  | { readonly kind: "bill"; readonly bill: Bill }
  | { readonly kind: "refused"; readonly failure: Refusal }
  /** No answer, or one that says nothing. */
  | { readonly kind: "broken" };

const BROKEN: Reply = { kind: "broken" };
const SECOND = 1000;
const PATIENCE_MS = 45 * SECOND;
/** Who comes back later than this without a key of their own asks for another booking. */
const GIVES_UP_MS = 8 * 60 * SECOND;

/** Somebody who wants one booking, clicks twice, comes back, tries another card, and may want to cancel. */
export class Traveller {
  readonly email: string;
  request: BookingRequest;
  /** Whether nobody has ever left them without a clear answer. */
  isSure = true;
  bill: Bill | null = null;
  readonly #world: World;

  constructor(world: World, number: number) {
    this.#world = world;
    this.email = `traveller${number}@example.com`;
    this.request = this.#wish(number);
  }

  #wish(number: number): BookingRequest {
    const { below, chance } = this.#world.timeline.chance;
    const name = `traveller${number}`;
    const wishes = [
      () => requestOf(name),
      () => ({ ...requestOf(name), offerId: OTHER_TRIP }),
      () => stayRequestOf(name),
      () => stayRequestOf(name, { rateId: null, shownTotal: null }),
      () => stayRequestOf(name, { rateId: LATER_RATE_ID, shownTotal: money(420_00) }),
    ];
    const wish = (wishes[below(wishes.length)] ?? requestOf)(name);
    const cards = Object.values(CARDS);
    const card = chance(0.35) ? (cards[below(cards.length)] ?? CARDS.declined) : "4242424242424242";
    return withCard({ ...wish, idempotencyKey: chance(0.5) ? `${name} 1` : null }, card);
  }

  /** From the first click to the last. */
  async live(): Promise<void> {
    const { timeline } = this.#world;
    const { below, chance } = timeline.chance;
    await timeline.sleep(below(chance(0.7) ? 2 * SECOND : 90 * SECOND), "");
    const startMs = timeline.nowMs;
    while (timeline.nowMs - startMs < GIVES_UP_MS) {
      const reply = await this.#click();
      if (reply.kind === "bill") this.bill = reply.bill;
      if (reply.kind === "bill" || (reply.kind === "refused" && !this.#triesAgain(reply.failure))) break;
      await timeline.sleep(SECOND + below(chance(0.3) ? 100 * SECOND : 10 * SECOND), "");
    }
    if (this.bill !== null && chance(0.4)) await this.#cancel(this.bill);
  }

  /** Once, or twice at the same time. */
  async #click(): Promise<Reply> {
    const again = this.#world.timeline.chance.chance(0.15) ? this.#post() : null;
    const replies = [await this.#post(), ...(again ? [await again] : [])];
    const isUnclear = (reply: Reply) => reply.kind === "broken" || (reply.kind === "refused" && reply.failure.code === "in_progress");
    if (replies.some(isUnclear)) this.isSure = false;
    return replies.find(({ kind }) => kind === "bill") ?? replies.find(isUnclear) ?? replies[0] ?? BROKEN;
  }

  /** Whether they come back after a refusal: with the same form while it is under way, with another card after a declined one. */
  #triesAgain({ code }: Refusal): boolean {
    if (code === "in_progress") return true;
    if (code !== "payment_declined" || !this.#world.timeline.chance.chance(0.7)) return false;
    const { idempotencyKey } = this.request;
    this.request = withCard({ ...this.request, idempotencyKey: idempotencyKey && `${idempotencyKey}1` }, "4242424242424242");
    return true;
  }

  /** Sends the form, and waits for the answer for as long as a browser does. */
  #post(): Promise<Reply> {
    const { timeline, weather, servers } = this.#world;
    const server = servers[timeline.chance.below(servers.length)];
    const { request } = this;
    return new Promise((done) => {
      timeline.after(PATIENCE_MS, "", () => done(BROKEN));
      timeline.after(weather.delay(), `${server?.name}  asked by ${this.email}`, async () => {
        const reply = server?.isUp === true ? await this.#replyOf(server, request) : BROKEN;
        if (!weather.losesReply()) timeline.after(weather.delay(), "", () => done(reply));
      });
    });
  }

  /** What a server answers; from here on it stands by it. */
  async #replyOf(server: SimulatedServer, request: BookingRequest): Promise<Reply> {
    const { timeline, acknowledged } = this.#world;
    const booked = await server.book(request).catch(() => null);
    if (booked === null) return BROKEN;
    timeline.note(
      `${server.name}  answers ${this.email}: ${booked.ok ? `${booked.value.bookingId} ${booked.value.status}` : booked.error.code}`,
    );
    if (!booked.ok) return { kind: "refused", failure: booked.error };
    acknowledged.push(booked.value);
    return { kind: "bill", bill: booked.value };
  }

  /** When all is over: who asks again under the key of a booking gets a clear answer. */
  async askAgain(): Promise<void> {
    const { servers, database, faults } = this.#world;
    const key = this.request.idempotencyKey;
    const booking = key === null ? null : await database.store.findByKey(`client/${key}`);
    const again = booking && (await servers[0]?.book(this.request));
    if (again?.ok === false && again.error.code === "in_progress")
      faults.add(`${this.email} is told for ever that ${booking?.id} is under way`);
  }

  /** Perhaps twice at the same time. */
  async #cancel({ bookingId }: Bill): Promise<void> {
    const { timeline, servers, weather } = this.#world;
    await timeline.sleep(timeline.chance.below(40 * 60 * SECOND), `${this.email} cancels ${bookingId}`);
    for (let times = timeline.chance.chance(0.2) ? 2 : 1; times > 0; times--) {
      const server = servers[timeline.chance.below(servers.length)];
      timeline.after(weather.delay(), "", () => {
        if (server?.isUp) server.cancel(bookingId).catch(() => undefined);
      });
    }
  }
}
