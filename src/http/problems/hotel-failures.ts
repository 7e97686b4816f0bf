import { STAY_MESSAGES } from "../../core/hotels/index.ts";
import type { HotelLookupFailure, HotelSearchFailure } from "../../usecases/use-cases.ts";
import { ProblemError } from "./problem.ts";

export function hotelSearchProblem(failure: HotelSearchFailure): ProblemError {
  if (failure.code === "supplier_unavailable") return new ProblemError("supplier_unavailable", "The hotel supplier does not answer.");
  const message = STAY_MESSAGES[failure.code];
  return new ProblemError("invalid_request", message, { errors: [{ path: failure.field, message }] });
}

export const unknownHotel = (): ProblemError => new ProblemError("not_found", "No hotel of ours has this id.");

export const hotelLookupProblem = (failure: HotelLookupFailure): ProblemError =>
  failure.code === "unknown_hotel" ? unknownHotel() : hotelSearchProblem(failure);
