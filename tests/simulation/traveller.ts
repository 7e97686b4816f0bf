import type { Bill } from "../../src/core/booking/index.ts";
import type { CurrencyCode, Money } from "../../src/core/kernel/index.ts";
import { withCard } from "../../src/usecases/testing/sample-trip.ts";
import { CARDS } from "./bank.ts";
import { BROKEN, post, type Refusal, type Reply } from "./browser.ts";
import type { DeskPerson } from "./desk-person.ts";
import { agreed, type Form, formFor, offerIn, type Wish } from "./form.ts";
import { PRICES, SOON } from "./price-list.ts";
import type { SimulatedServer } from "./server.ts";
import type { World } from "./world.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** For how long somebody clicks again and again. */
const INSISTS_MS = 8 * MINUTE;
/** After this a form without a key of its own counts as another booking, unless the first is still under way. */
const COMES_BACK_MS = 11 * MINUTE;
const WISHES: readonly Wish[] = [...(Object.keys(PRICES) as (keyof typeof PRICES)[]), "any room"];
const GOOD_CARD = "4242424242424242";

/** Somebody who wants one booking, clicks twice, comes back, agrees to another price, tries another card, and may want to cancel. */
export class Traveller {
  readonly email: string;
  /** Whether nobody has ever left them without a clear answer. */
  isSure = true;
  bill: Bill | null = null;
  readonly #world: World;
  readonly #name: string;
  readonly #wish: Wish;
  readonly #currency: CurrencyCode;
  readonly #card: string;
  #form: Form | null = null;
  #keys: number;

  constructor(world: World, number: number) {
    const { below, chance } = world.timeline.chance;
    this.#world = world;
    this.#name = `traveller${number}`;
    this.email = `${this.#name}@example.com`;
    this.#wish = WISHES[below(WISHES.length)] ?? "scarce";
    this.#currency = (chance(0.3) ? "EUR" : "USD") as CurrencyCode;
    const cards = Object.values(CARDS);
    this.#card = chance(0.35) ? (cards[below(cards.length)] ?? CARDS.declined) : GOOD_CARD;
    // Half of them have a browser that gives every form a key.
    this.#keys = chance(0.5) ? 1 : 0;
  }

  /** From the first look to the last click. */
  async live(desk: DeskPerson): Promise<void> {
    const { timeline } = this.#world;
    const { below, chance } = timeline.chance;
    const isLastMinute = this.#wish === "soon" && chance(0.6);
    await timeline.sleep(isLastMinute ? SOON.offeredUntilMs - below(20 * MINUTE) : below(chance(0.7) ? 2 * SECOND : 90 * SECOND), "");
    this.#fill(formFor(this.#world.market, this.#wish, this.#currency, this.#name), this.#card);
    await timeline.sleep(chance(0.8) ? below(5 * SECOND) : below(40 * MINUTE), "");
    let isOver = await this.#insists();
    if (!isOver && chance(0.5)) {
      await timeline.sleep(COMES_BACK_MS + below(50 * MINUTE), `${this.email} comes back`);
      isOver = await this.#insists();
    }
    if (this.bill !== null) await this.#makesUse(this.bill, desk);
  }

  /** A form anew: under another key, where the browser gives keys. */
  #fill(form: Form | null, card: string): void {
    const idempotencyKey = this.#keys === 0 ? null : `${this.#name} ${this.#keys++}`;
    this.#form = form && { ...form, request: withCard({ ...form.request, idempotencyKey }, card) };
  }

  /** Clicks until there is a clear answer. @returns whether there is. */
  async #insists(): Promise<boolean> {
    const { timeline } = this.#world;
    const { below, chance } = timeline.chance;
    const startMs = timeline.nowMs;
    while (timeline.nowMs - startMs < INSISTS_MS) {
      if (this.#form === null) return true;
      const reply = await this.#click(this.#form);
      if (reply.kind === "bill") this.bill = reply.bill;
      if (reply.kind === "bill" || (reply.kind === "refused" && !this.#triesAgain(this.#form, reply.failure))) return true;
      await timeline.sleep(SECOND + below(chance(0.3) ? 100 * SECOND : 10 * SECOND), "");
    }
    return false;
  }

  /** Once, or twice at the same time. */
  async #click(form: Form): Promise<Reply> {
    const again = this.#world.timeline.chance.chance(0.15) ? post(this.#world, this.email, form) : null;
    const replies = [await post(this.#world, this.email, form), ...(again ? [await again] : [])];
    if (replies.some(isUnclear)) this.isSure = false;
    return replies.find(({ kind }) => kind === "bill") ?? replies.find(isUnclear) ?? replies[0] ?? BROKEN;
  }

  /** Whether they come back after a refusal: with the same form while it is under way, else with one in which something is new. */
  #triesAgain(form: Form, failure: Refusal): boolean {
    const { market, timeline } = this.#world;
    if (failure.code === "in_progress") return true;
    if (failure.code === "price_changed") this.#compare(form, failure.total);
    if (!timeline.chance.chance(0.7)) return false;
    if (failure.code === "price_changed") this.#fill(agreed(form, failure.total), form.request.card.number);
    else if (failure.code === "payment_declined") this.#fill(form, GOOD_CARD);
    else if (failure.code === "offer_expired")
      this.#fill(formFor(market, this.#wish, this.#currency, this.#name), form.request.card.number);
    else return false;
    return true;
  }

  /** Another price that we name must be another one, and the supplier's. */
  #compare({ request }: Form, total: Money): void {
    const { market, faults } = this.#world;
    const prices = market.pricesOf(offerIn(request) ?? "", this.#currency).map((shown) => shown.total.amountMinor);
    if (total.currency !== this.#currency || !prices.includes(total.amountMinor))
      faults.add(`${this.email} is asked for ${total.amountMinor} ${total.currency}, which is no price of ${offerIn(request)}`);
    if (prices.length < 2) faults.add(`${this.email} is told of a new price, and nothing has changed`);
  }

  /** When all is over: who asks again under the key of a booking gets a clear answer. */
  async askAgain(): Promise<void> {
    const { servers, database, faults } = this.#world;
    const key = this.#form?.request.idempotencyKey ?? null;
    const booking = key === null ? null : await database.store.findByKey(`client/${key}`);
    const again = booking && this.#form && (await servers[0]?.book(this.#form));
    if (again?.ok === false && again.error.code === "in_progress")
      faults.add(`${this.email} is told for ever that ${booking?.id} is under way`);
  }

  /** Names who comes along, and may cancel: perhaps twice at the same time, on the telephone too, before the names have arrived. */
  async #makesUse({ bookingId, travellersOwed }: Bill, desk: DeskPerson): Promise<void> {
    const { timeline, named } = this.#world;
    const { below, chance } = timeline.chance;
    if (travellersOwed > 0 && chance(0.8)) {
      this.#asks(below(30 * MINUTE), async (server) => {
        if (await server.completeNames(bookingId)) named.add(bookingId);
      });
    }
    if (!chance(0.4)) return;
    await timeline.sleep(below(40 * MINUTE), `${this.email} cancels ${bookingId}`);
    if (chance(0.2)) timeline.after(below(200), `${this.email} rings the desk`, () => desk.refund(bookingId));
    for (let times = chance(0.2) ? 2 : 1; times > 0; times--) this.#asks(0, (server) => server.cancel(bookingId));
  }

  #asks(afterMs: number, what: (server: SimulatedServer) => Promise<void>): void {
    const { timeline, servers, weather } = this.#world;
    const server = servers[timeline.chance.below(servers.length)];
    timeline.after(afterMs + weather.delay(), "", () => {
      if (server?.isUp) what(server).catch(() => undefined);
    });
  }
}

const isUnclear = (reply: Reply): boolean => reply.kind === "broken" || (reply.kind === "refused" && reply.failure.code === "in_progress");
