import { answeredInTime, isUnanswered } from "../../present/unanswered.ts";
import { unansweredOutcome } from "./outcome.ts";

interface Sent<Answer> {
  readonly request: Request;
  readonly serverAction: () => Promise<Answer>;
}

/** Without an answer the booking may have been made all the same: the form stays, and its key asks for the same booking again. */
export async function answeredOrKept<Answer>({ request, serverAction }: Sent<Answer>) {
  const sent = request.clone();
  try {
    return await answeredInTime(serverAction());
  } catch (fault) {
    if (!isUnanswered(fault)) throw fault;
    return unansweredOutcome(await sent.formData());
  }
}
