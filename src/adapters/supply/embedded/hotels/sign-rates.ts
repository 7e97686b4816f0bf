import { BOARDS, type Rate } from "../../../../core/hotels/index.ts";
import { dayOf, epochDayOf, type Instant, type LocalDateTime } from "../../../../core/kernel/index.ts";
import { PLANS, type PricedRate, type RateName, type StayQuestion } from "../../../../engine/index.ts";
import type { Signer } from "../../../../usecases/ports/signer.ts";
import { instantOf, utcMinute } from "../signed-values.ts";
import { encodeRate, type RateContents, type RateTerms } from "./rate-codec.ts";
import { MINUTES_A_DAY } from "./stay-question.ts";

/** How long a rate keeps its price. It ends earlier when a deadline of its terms comes: a rate never gets worse in a traveller's hands. */
const RATE_MINUTES = 30;

/** The engine's number of a way of booking: its plan and its board in one byte. */
const wayOf = ({ plan, board }: Pick<RateName, "plan" | "board">): number => PLANS.indexOf(plan) * BOARDS.length + BOARDS.indexOf(board);

/** The plan and the board behind the number; undefined ones for a number that no rate of ours has. */
export const planAndBoard = (way: number) => ({ plan: PLANS[Math.floor(way / BOARDS.length)], board: BOARDS[way % BOARDS.length] });

/** Signs a priced rate into one that can be bought. */
export function signRate(
  priced: PricedRate,
  name: { readonly hotel: number; readonly room: number; readonly world: number },
  question: StayQuestion,
  now: Instant,
  signer: Signer,
): Rate {
  const held = minutesHeld(priced, question);
  const contents: RateContents = {
    ...name,
    expiresAtMinute: utcMinute(now) + held,
    minutesHeld: held,
    pricedOnDay: question.today,
    plan: wayOf(priced),
    firstNight: question.firstNight,
    nights: question.nights,
    guests: question.guests,
    terms: termsOf(priced),
  };
  return boughtBy(priced, contents, signer);
}

/** By what a rate's terms can be compared with those of a later pricing. */
export const termsOf = ({ cancellation, payAt }: Pick<Rate, "cancellation" | "payAt">): RateTerms => ({
  steps: cancellation.steps.length,
  payAt,
});

/** A priced rate under the id that its contents have. */
export function boughtBy(priced: PricedRate, contents: RateContents, signer: Signer): Rate {
  const { perNight, total, taxesAndFees, charges, features, board, cancellation, payAt, roomsLeft } = priced;
  const [id, expiresAt] = [encodeRate(contents, signer), instantOf(contents.expiresAtMinute)];
  return { id, expiresAt, perNight, total, taxesAndFees, charges, features, board, cancellation, payAt, roomsLeft };
}

/** Until the next step of the ladder on the hotel's clock, half an hour at most; in the hours of a clock change it errs by the change. */
function minutesHeld({ cancellation }: PricedRate, { today, nowMinute }: StayQuestion): number {
  const untilSteps = cancellation.steps.flatMap(({ fromLocal }) =>
    fromLocal === null ? [] : [minuteOf(fromLocal) - (today * MINUTES_A_DAY + nowMinute)],
  );
  return Math.max(0, Math.min(RATE_MINUTES, ...untilSteps.filter((minutes) => minutes > 0)));
}

const minuteOf = (local: LocalDateTime): number =>
  epochDayOf(dayOf(local)) * MINUTES_A_DAY + Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
