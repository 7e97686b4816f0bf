import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Env } from "./kept/env.ts";
import type { RequestLog } from "./middleware/observe.ts";
import { classOf } from "./middleware/request-class.ts";
import { busy, UNAVAILABLE_SECONDS } from "./problems/busy.ts";
import { isDataFault } from "./problems/data-fault.ts";
import { BOOKING_FAULT } from "./problems/fault-words.ts";
import { ProblemError } from "./problems/problem.ts";
import { refusal } from "./problems/refusal.ts";

/** What the calls of the API refuse unread: a body that breaks off, or that is sent as a form, as `curl -d` does by itself. */
const NO_JSON = "The request cannot be read: its body has to be JSON, and sent with Content-Type: application/json.";

type Answer = Response | Promise<Response>;

/** Answers whatever was thrown on the way: refusals as they say, faults of our data with when to come again, and all else as ours. */
export function answerFault(error: Error, c: Context<Env>, log: Pick<RequestLog, "error">): Answer {
  if (error instanceof ProblemError) return refusal(c, error);
  if (error instanceof HTTPException && error.status < 500) {
    return refusal(c, new ProblemError("invalid_request", c.req.path.startsWith("/api/") ? NO_JSON : "The request cannot be read."));
  }
  log.error(error);
  if (isDataFault(error)) return busy(c, "unavailable", UNAVAILABLE_SECONDS);
  return ownFault(c);
}

/** When the fault came after the money was set aside, a job goes on with the booking: no answer may say that nothing was charged. */
function ownFault(c: Context<Env>): Answer {
  if (classOf(c.req.method, c.req.path) === "booking")
    return refusal(c, new ProblemError("internal_error", BOOKING_FAULT.detail), BOOKING_FAULT.words);
  return refusal(c, new ProblemError("internal_error", "The fault has been noted. Nothing was charged by this request."));
}
