import { isRouteErrorResponse } from "react-router";

/**
 * Whether a call failed on the way: no network, a server that is gone, a gateway in front that answers in its stead. What the
 * server did before that is not known. Responses are redirects and other answers of ours, which mean what they say.
 */
export function isUnreached(fault: unknown): boolean {
  if (isRouteErrorResponse(fault)) return fault.status >= 502 && fault.status <= 504;
  return fault instanceof TypeError;
}
