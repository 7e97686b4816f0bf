import { CALL_DAYS_AHEAD, type EnquiryFault } from "../../../core/enquiries/index.ts";
import type { Messages } from "../../i18n/messages.tsx";

/** What stands beside the field of a fault, and in the summary over its form. */
export function faultText({ path, code }: EnquiryFault, words: Messages["contact"]["errors"]): string {
  if (code === "required") return words.required[path] ?? words.requiredOther;
  return code === "too_far_ahead" ? words.too_far_ahead(CALL_DAYS_AHEAD) : words[code];
}

/** How long to wait, in words: minutes within the hour, else tomorrow. */
export function waitText(seconds: number, words: Messages["contact"]["refused"]["too_many"]): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 60 ? words.why(minutes) : words.whyLater;
}
