import {
  ALLIANCE_NAMES,
  type Bound,
  flightCode,
  type FlightOffer,
  inboundOf,
  isRefundable,
  layoversOf,
  legsOf,
  outlineOf,
  refundFeesOf,
} from "../../../core/flights/index.ts";
import { totalMinutes, traitsOf } from "../../../core/flights/results/index.ts";
import { formatDuration, formatMoney, type LocalDateTime, type Money } from "../../../core/kernel/index.ts";
import { convert } from "../../../core/pricing/index.ts";
import type { Locale } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages.tsx";
import { cabinName } from "../../present/cabins.ts";
import { formatShortDay, formatTime } from "../../present/dates.ts";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import { co2Words } from "../itinerary-facts/co2-words.ts";
import { flagsOf } from "../trip-flags/flags-of.ts";

/** What a cell is worded with. */
export interface RowContext {
  readonly messages: Messages;
  readonly locale: Locale;
  readonly pricing: Pricing;
  readonly typicalCo2Kg: number | null;
}

/** One line of the comparison. */
export interface CompareRow {
  readonly name: keyof Messages["flightResults"]["compare"]["rows"];
  /** Lines of the cell. */
  readonly lines: (offer: FlightOffer, context: RowContext) => readonly string[];
  /** Whether it is what the whole trip costs, of which the flight may be only a part. */
  readonly isPrice?: boolean;
  /** Of which less is better; the least is marked when the flights differ. */
  readonly rank?: (offer: FlightOffer) => number;
}

/** A fee that is not allowed at all is worse than any. */
const feeRank = (fee: Money | null): number => fee?.amountMinor ?? Infinity;
const takeOffs = (offer: FlightOffer): number => legsOf(offer).length;
const once = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Every fact of a flight, in the order in which one decides. */
export const COMPARE_ROWS: readonly CompareRow[] = [
  {
    name: "total",
    isPrice: true,
    lines: ({ farePerTraveller, party }, { pricing, locale }) => [formatMoney(quoteIn(pricing, farePerTraveller, party).total, locale)],
    rank: ({ farePerTraveller }) => farePerTraveller.amountMinor,
  },
  {
    name: "perTraveller",
    isPrice: true,
    lines: ({ farePerTraveller, party }, { pricing, locale }) => [
      formatMoney(quoteIn(pricing, farePerTraveller, party).farePerTraveller, locale),
    ],
  },
  { name: "flight", lines: ({ bounds }) => bounds.map(({ legs }) => legs.map(flightCode).join(", ")) },
  { name: "outbound", lines: ({ bounds }, context) => boundLines(bounds[0], context) },
  { name: "inbound", lines: (offer, context) => backLines(inboundOf(offer), context) },
  { name: "duration", lines: ({ bounds }) => bounds.map(({ durationMinutes }) => formatDuration(durationMinutes)), rank: totalMinutes },
  { name: "stops", lines: ({ bounds }, context) => bounds.map((bound) => stopWords(bound, context)), rank: takeOffs },
  { name: "flags", lines: (offer, { messages }) => flagsOf(offer, messages.flightResults.flags).map(({ words }) => words) },
  { name: "operatedBy", lines: (offer) => once(legsOf(offer).map(({ operatedBy }) => operatedBy.name)) },
  { name: "aircraft", lines: (offer) => once(legsOf(offer).map(({ aircraft }) => aircraft)) },
  { name: "cabin", lines: (offer, { messages }) => once(legsOf(offer).map(({ cabin }) => cabinName(cabin, messages.results.cabins))) },
  { name: "alliance", lines: (offer, { messages: { flightResults } }) => allianceWords(offer, flightResults.compare.none) },
  {
    name: "carryOn",
    lines: ({ bags }, { messages: { results } }) => [bags.carryOn > 0 ? results.facts.carryOn(bags.carryOn) : results.facts.noCarryOn],
    rank: ({ bags }) => -bags.carryOn,
  },
  { name: "checked", lines: checkedWords, rank: ({ bags }) => -bags.checked },
  {
    name: "change",
    lines: ({ conditions }, context) => [changeWords(conditions.changeFee, context)],
    rank: ({ conditions }) => feeRank(conditions.changeFee),
  },
  {
    name: "refund",
    lines: (offer, context) => [refundWords(offer, context)],
    rank: (offer) => feeRank(isRefundable(offer) ? offer.conditions.refundFee : null),
  },
  {
    name: "co2",
    lines: ({ co2Kg }, { typicalCo2Kg, messages }) => [co2Words(co2Kg, typicalCo2Kg, messages.flightResults.co2).text],
    rank: ({ co2Kg }) => Math.round(co2Kg),
  },
];

/** Which of the flights have the best of a row; none when all are alike. */
export function bestOf({ rank }: CompareRow, offers: readonly FlightOffer[]): readonly FlightOffer[] {
  if (!rank) return [];
  const least = Math.min(...offers.map(rank));
  const best = offers.filter((offer) => rank(offer) === least);
  return best.length === offers.length ? [] : best;
}

const backLines = (inbound: Bound | null, context: RowContext): readonly string[] => (inbound ? boundLines(inbound, context) : []);

function boundLines(bound: Bound, { locale }: RowContext): readonly string[] {
  const { from, to, departsAtLocal, arrivesAtLocal, dayShift } = outlineOf(bound);
  // Half a day is not torn off an hour where a phone's column ends.
  const wholeTime = (time: LocalDateTime): string => formatTime(time, locale).replace(" ", "\u00a0");
  const later = dayShift === 0 ? "" : dayShift > 0 ? ` +${dayShift}` : ` −${-dayShift}`;
  return [
    formatShortDay(departsAtLocal, locale),
    `${from.code} ${wholeTime(departsAtLocal)}`,
    `${to.code} ${wholeTime(arrivesAtLocal)}${later}`,
  ];
}

function stopWords(bound: Bound, { messages: { results } }: RowContext): string {
  const layovers = layoversOf(bound);
  if (layovers.length === 0) return results.card.nonstop;
  return results.card.stops(
    layovers.length,
    layovers.map(({ airport, minutes }) => `${airport.code} ${formatDuration(minutes)}`).join(", "),
  );
}

const allianceWords = (offer: FlightOffer, none: string): readonly string[] => {
  const { alliance } = traitsOf(offer);
  return [alliance ? ALLIANCE_NAMES[alliance] : none];
};

function checkedWords({ bags, tripType }: FlightOffer, context: RowContext): readonly string[] {
  const { facts } = context.messages.results;
  if (bags.checked > 0) return [bags.checkedKg > 0 ? facts.checkedWeight(bags.checked, bags.checkedKg) : facts.checked(bags.checked)];
  return [bags.checkedBagFee ? facts.checkedFee(moneyWords(bags.checkedBagFee, context), tripType) : facts.noChecked];
}

function changeWords(fee: Money | null, context: RowContext): string {
  const { facts } = context.messages.results;
  if (fee === null) return facts.noChanges;
  return fee.amountMinor === 0 ? facts.changesFree : facts.changesFee(moneyWords(fee, context));
}

function refundWords(offer: FlightOffer, context: RowContext): string {
  const { facts } = context.messages.results;
  const [fee, fees] = [offer.conditions.refundFee, refundFeesOf(offer)];
  if (fee === null || fees === null) return facts.noRefund;
  if (!isRefundable(offer)) return facts.refundNothing(moneyWords(fees, context));
  return fee.amountMinor === 0 ? facts.refundFree : facts.refundFee(moneyWords(fee, context));
}

const moneyWords = (fee: Money, { pricing, locale }: RowContext): string =>
  formatMoney(convert(fee, pricing.currency, pricing.rates), locale);
