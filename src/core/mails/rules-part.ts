import type { Purchase } from "../booking/index.ts";
import { stepIndexAt, ticketFacts } from "../cancellation/index.ts";
import { type FlightOffer, keptOfRefund } from "../flights/index.ts";
import type { CancellationStep } from "../hotels/index.ts";
import type { Money } from "../kernel/index.ts";
import { listFees, policyCondition, policyLabel, policyWords, type PolicyKey } from "../policy/index.ts";
import type { Block } from "./document.ts";
import type { Telling } from "./telling.ts";

type Flight = Extract<Purchase, { readonly kind: "flight" }>;
type Hotel = Extract<Purchase, { readonly kind: "hotel" }>;
type Page = keyof Telling["words"]["rules"]["pages"];

/** Which rules apply: the supplier's own, then ours with the figures of the legal pages, then the pages themselves. */
export function rulesPart(telling: Telling): readonly Block[] {
  const { booking, words } = telling;
  const rules = booking.kind === "flight" ? flightRules(telling, booking) : hotelRules(telling, booking);
  const pages: readonly Page[] = booking.kind === "flight" ? FLIGHT_PAGES : HOTEL_PAGES;
  return [
    { kind: "heading", text: words.rules.heading },
    ...rules,
    ...pages.map((page): Block => ({ kind: "link", text: words.rules.pages[page], url: telling.url(page), isButton: false })),
  ];
}

const FLIGHT_PAGES = ["/cancellation-policy", "/refund-policy", "/baggage-policy", "/our-service-fees", "/terms-and-conditions"] as const;
const HOTEL_PAGES = ["/cancellation-policy", "/refund-policy", "/our-service-fees", "/terms-and-conditions"] as const;

function flightRules(telling: Telling, { offer, quote }: Flight): readonly Block[] {
  const { rules } = telling.words;
  const { changeFee } = offer.conditions;
  const { fareBrand = "standard" } = offer;
  const fares = [
    ...(fareBrand === "standard" ? [] : [rules.fareBrands[fareBrand]]),
    conditionText(telling, changeFee, { ...rules.change, fee: rules.changeFee }),
    refundText(telling, offer),
    `${rules.bags} ${bagsText(telling, offer)}.`,
  ];
  return [
    { kind: "list", items: fares },
    { kind: "paragraph", text: rules.ours },
    { kind: "list", items: [rules.serviceFee(telling.money(quote.serviceFee)), ...feesOf(offer).map((key) => policyText(telling, key))] },
  ];
}

function conditionText(telling: Telling, fee: Money | null, words: { free: string; none: string; fee: (fee: string) => string }): string {
  if (fee === null) return words.none;
  return fee.amountMinor === 0 ? words.free : words.fee(telling.money(telling.quoted(fee)));
}

/** What comes back of the fare: nothing where the airline keeps as much as it cost. */
function refundText(telling: Telling, offer: FlightOffer): string {
  const { rules } = telling.words;
  const { refundFee } = offer.conditions;
  if (refundFee !== null && keptOfRefund(offer) === null) return rules.refundNothing(telling.money(telling.quoted(refundFee)));
  return conditionText(telling, refundFee, { ...rules.refund, fee: rules.refundFee });
}

function bagsText({ words: { rules }, quoted, money }: Telling, { bags, tripType }: FlightOffer): string {
  const { carryOn, checked, checkedKg, checkedBagFee } = bags;
  if (checked > 0) return `${rules.carryOn(carryOn)}, ${rules.checked(checked, checkedKg)}`;
  const none = `${rules.carryOn(carryOn)}, ${rules.noChecked}`;
  return checkedBagFee === null ? none : `${none}; ${rules.firstBag(money(quoted(checkedBagFee)), tripType)}`;
}

/** What we take for giving back or exchanging such a ticket, soon and later, and how long things last. */
function feesOf(offer: FlightOffer): readonly PolicyKey[] {
  const cancelling = { ...ticketFacts(offer), act: "cancel", outcome: "refund" } as const;
  const exchanging = { ...ticketFacts(offer), act: "exchange" } as const;
  const fees = [
    ...listFees("/cancellation-policy", { ...cancelling, sinceBooking: "within" }),
    ...listFees("/cancellation-policy", { ...cancelling, sinceBooking: "after" }),
    ...listFees("/refund-policy", cancelling),
    ...listFees("/cancellation-policy", { ...exchanging, beforeDeparture: "moreThan" }),
    ...listFees("/cancellation-policy", { ...exchanging, beforeDeparture: "within" }),
  ];
  return [...new Set<PolicyKey>([...fees, "refundTime", "ticketProcessing"])];
}

const policyText = ({ words, booking: { language, createdAt, quote } }: Telling, key: PolicyKey): string =>
  words.rules.policy(
    policyLabel(key, language),
    policyCondition(key, language),
    policyWords(key, language, createdAt, quote.total.currency),
  );

function hotelRules(telling: Telling, { offer, quote }: Hotel): readonly Block[] {
  const { words, quoted, money, moment, site } = telling;
  const { hotel, rate } = offer;
  const { freeUntilLocal } = rate.cancellation;
  // What is over is no rule any more.
  const [now, ...later] = rate.cancellation.steps.slice(Math.max(0, stepIndexAt(offer, site.now)));
  const amountOf = ({ penalty }: CancellationStep): string =>
    penalty.amountMinor >= rate.total.amountMinor ? words.rules.fullPrice(money(quote.total)) : money(quoted(penalty));
  const isFree = now?.penalty.amountMinor === 0;
  const costs = [
    ...(now === undefined || isFree ? [] : [words.rules.costs(amountOf(now))]),
    ...later.flatMap((step) => (step.fromLocal === null ? [] : [words.rules.costsFrom(moment(step.fromLocal), amountOf(step))])),
  ];
  const { minCheckInAge, deposit } = hotel.policies;
  const items = [
    ...(freeUntilLocal === null || !isFree ? [] : [words.rules.free(moment(freeUntilLocal))]),
    ...costs,
    words.rules.age(minCheckInAge),
    ...(deposit === null ? [] : [words.rules.deposit(money(quoted(deposit)))]),
    quote.serviceFee.amountMinor === 0 ? words.rules.noFeeOfOurs : words.rules.serviceFee(money(quote.serviceFee)),
  ];
  return [{ kind: "list", items }];
}
