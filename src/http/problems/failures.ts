import { type BookingFailure, type BookingKind, faultOfTraveller } from "../../core/booking/index.ts";
import { BOOKING_HORIZON_DAYS, MAX_TICKETS, PARTY_LIMITS } from "../../core/flights/index.ts";
import { type OfferId, toDecimal, toNumber } from "../../core/kernel/index.ts";
import { BUSY_MAP_SECONDS, type TooMany } from "../../core/limits/index.ts";
import type { ChosenFailure, OfferLookupFailure, SearchFailure } from "../../usecases/use-cases.ts";
import type { TravellerFault } from "../../core/travellers/index.ts";
import { passingProblem, type ProblemCode, ProblemError } from "./problem.ts";

const SEARCH_FAULTS: Readonly<Record<Exclude<SearchFailure["code"], "supplier_unavailable">, string>> = {
  unknown_place: "We know no airport or city by this code.",
  same_place: "Source and destination cannot be the same !",
  past_date: "The date lies in the past.",
  beyond_horizon: `Flights are sold up to ${BOOKING_HORIZON_DAYS} days ahead.`,
  return_before_departure: "The return date lies before the departure date.",
  no_adults: "At least one adult must travel.",
  too_many_infants: `At most ${PARTY_LIMITS.infants.max} infants can travel on one booking.`,
  too_many_travellers: `One booking holds at most ${MAX_TICKETS} travelers.`,
};

export function searchProblem(failure: SearchFailure): ProblemError {
  if (failure.code === "supplier_unavailable") return new ProblemError("supplier_unavailable", "The flight supplier does not answer.");
  const message = SEARCH_FAULTS[failure.code];
  return new ProblemError("invalid_request", message, { errors: [{ path: failure.field, message }] });
}

/** What keeps a map from being drawn. */
export const exploreProblem = (failure: SearchFailure | { readonly code: "too_busy" }): ProblemError =>
  failure.code === "too_busy"
    ? passingProblem("overloaded", "Others look at the map of the world right now.", BUSY_MAP_SECONDS)
    : searchProblem(failure);

/** What keeps the next bound of a multi-city trip from being searched. */
export function boundProblem(failure: SearchFailure | ChosenFailure): ProblemError {
  if (failure.code !== "chosen_gone") return searchProblem(failure);
  if (failure.reason !== "other_search") return offerProblem(failure.reason);
  const message = "What was chosen is no beginning of this search: other places, dates, travelers or another cabin.";
  return new ProblemError("invalid_request", message, { errors: [{ path: "chosen", message }] });
}

/** The offer that the next bound is to follow. @throws ProblemError for what cannot be an id. */
export function chosenIdIn(text: string): OfferId | null {
  if (text === "") return null;
  const id = offerIdFrom(text);
  if (id === null) throw offerProblem("offer_forged");
  return id;
}

/** What may be an offer's id by its shape; whether we signed it is for the supply to say. */
export const offerIdFrom = (text: string): OfferId | null => (/^[\w-]{20,1000}$/.test(text) ? (text as OfferId) : null);

const OFFER_PROBLEMS: Readonly<Record<OfferLookupFailure, ProblemCode>> = {
  offer_forged: "not_found",
  offer_expired: "offer_expired",
  sold_out: "sold_out",
  supplier_unavailable: "supplier_unavailable",
};

const OFFER_DETAILS: Readonly<Record<BookingKind, Readonly<Record<OfferLookupFailure, string>>>> = {
  flight: {
    offer_forged: "No offer of ours has this id.",
    offer_expired: "This offer is too old to be bought. Search again for today's price.",
    sold_out: "This flight has not enough seats left for the party.",
    supplier_unavailable: "The flight supplier does not answer.",
  },
  hotel: {
    offer_forged: "No rate of ours has this id for this hotel, these dates and these guests.",
    offer_expired: "This rate is too old to be bought. Choose the room again at today's price.",
    sold_out: "There are not enough of these rooms left for at least one of the nights.",
    supplier_unavailable: "The hotel supplier does not answer.",
  },
};

export const offerProblem = (failure: OfferLookupFailure, kind: BookingKind = "flight"): ProblemError =>
  new ProblemError(OFFER_PROBLEMS[failure], OFFER_DETAILS[kind][failure]);

const DECLINES = {
  declined: "The bank declined the card. Nothing was charged.",
  insufficient_funds: "The card has not enough funds. Nothing was charged.",
  expired_card: "Your card has expired.",
} as const;

/** @param kind of what was to be booked: a problem speaks of seats or of rooms. */
export function bookingProblem(failure: BookingFailure | TooMany, kind: BookingKind): ProblemError {
  switch (failure.code) {
    case "price_changed": {
      const { total } = failure;
      return new ProblemError("price_changed", `The total is ${toDecimal(total)} ${total.currency}.`, {
        totalAmount: toNumber(total),
        currency: total.currency,
      });
    }
    case "payment_declined":
      return new ProblemError("payment_declined", DECLINES[failure.reason], { reason: failure.reason });
    case "payment_not_asked":
      return new ProblemError(
        "payment_not_asked",
        "This booking was cut off before it reached the bank. Nothing was charged; send it anew.",
      );
    case "sale_closed":
      return new ProblemError("offer_expired", "Its sale closed before it could be ordered. Nothing was charged.");
    case "in_progress":
      return new ProblemError("in_progress", "The same booking is being made right now. Ask again in a moment.");
    case "invalid_travellers":
      return travellersProblem(failure.faults);
    case "too_many":
      return passingProblem(
        "rate_limited",
        "Too many bookings were tried from here, or with this email address. This request booked and charged nothing.",
        failure.retryAfterSeconds,
      );
    case "key_reused":
      return new ProblemError("invalid_request", "This Idempotency-Key belongs to another request.");
    default:
      return offerProblem(failure.code, kind);
  }
}

function travellersProblem(faults: readonly TravellerFault[]): ProblemError {
  const errors = faults.map(faultOfTraveller).map(({ path, message }) => ({ path, message }));
  return new ProblemError("invalid_request", errors[0]?.message ?? "Some travelers cannot travel as they stand.", { errors });
}
