import { isRouteErrorResponse } from "react-router";

/**
 * Whether a call ended without an answer of ours: no network, a server that is gone or broke on the way, a gateway in front that answers in its
 * stead. What the server did before that is not known. Responses are redirects and other answers of ours, which mean what they say; what was
 * called off (a `DOMException`) is asked for no more.
 */
export function isUnanswered(fault: unknown): boolean {
  if (isRouteErrorResponse(fault)) return fault.status >= 500;
  return fault instanceof Error && !(fault instanceof DOMException);
}

/** What Chrome, Firefox and Safari say of a call that did not come through, or not to its end. */
const NOT_THROUGH = /failed to fetch|network ?error|load failed|error in input stream/i;

/** And what of a script. */
const NO_SCRIPT = /dynamically imported module|importing a module script failed/i;

/** Whether the script of a page did not come: the line is down, or the server has those of another version by now. */
export const isScriptMissing = (fault: unknown): boolean => fault instanceof TypeError && NO_SCRIPT.test(fault.message);

/** Whether a page could not be opened because nothing came over the line: a fault of our own code may be a TypeError, too. */
export const isLineDown = (fault: unknown): boolean =>
  fault instanceof TypeError && (NOT_THROUGH.test(fault.message) || isScriptMissing(fault));

/** Whether the browser itself knows that there is no line. It may have one and not know that it leads nowhere. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** The longest that the answer to a form is waited for, in milliseconds: the server gives a booking up after some twenty seconds. */
const LONGEST_WAIT_MS = 45_000;

/** A form that a page sends, as the router hands it to the page's `clientAction`. */
interface SentForm<Answer> {
  readonly request: Request;
  readonly serverAction: () => Promise<Answer>;
}

/** What the server answers to a form, else what `unanswered` makes of all that was sent: the form stays. */
export async function answeredOr<Answer, Kept>(
  { request, serverAction }: SentForm<Answer>,
  unanswered: (form: FormData) => Kept,
): Promise<Answer | Kept> {
  const sent = request.clone();
  try {
    return await answeredInTime(serverAction());
  } catch (fault) {
    if (!isUnanswered(fault)) throw fault;
    return unanswered(await sent.formData());
  }
}

/** What the server answers to a form, or a fault that counts as unanswered once it has kept silent for too long. */
export async function answeredInTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new TypeError("No answer came.")), LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
