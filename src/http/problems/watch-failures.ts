import type { UseCases } from "../../usecases/use-cases.ts";
import { searchProblem } from "./failures.ts";
import { passingProblem, ProblemError } from "./problem.ts";

type AskFailure = Extract<Awaited<ReturnType<UseCases["askWatch"]>>, { readonly ok: false }>["error"];

/** A watch that was not asked for, as the API says it. */
export function watchProblem(failure: AskFailure): ProblemError {
  switch (failure.code) {
    case "invalid_email":
      return faultOf("email", "Please enter a valid email address.");
    case "too_late":
      return faultOf("date", "This trip departs today: there is no day left to watch.");
    case "too_many":
      return passingProblem("rate_limited", "Enough watches have been asked for from this address for now.", failure.retryAfterSeconds);
    default:
      return searchProblem(failure);
  }
}

const faultOf = (path: string, message: string): ProblemError =>
  new ProblemError("invalid_request", message, { errors: [{ path, message }] });
