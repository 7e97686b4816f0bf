import type { EnquiryFields } from "../../../core/enquiries/index.ts";
import { textIn } from "../../components/booking-form/form-texts.ts";
import type { PageContext } from "../../context.ts";
import type { Locale } from "../../i18n/locale.ts";
import {
  type EnquiryForm,
  enquiryFormOf,
  type EnquiryOutcome,
  type EnquiryRefusal,
  FEWEST_SECONDS,
  TRAP,
  typedValues,
} from "./enquiry-outcome.ts";

/** A form that was shown longer ago is shown once more before it counts. */
const MOST_SECONDS = 24 * 3600;

type Needs = Pick<PageContext, "useCases" | "locale" | "address" | "sealForm" | "secondsShown">;

/** Takes what a form of the page says, or says why not. A program in the trap hears that all is well, and nothing is kept. */
export async function submitEnquiry(form: FormData, needs: Needs): Promise<EnquiryOutcome> {
  const name = enquiryFormOf(textIn(form, "form")) ?? "message";
  const taken = {
    form: name,
    kind: "sent",
    thanks: name === "call-back" && textIn(form, "when") === "asap" ? "call-back-soon" : name,
  } as const;
  if (textIn(form, TRAP) !== "") return taken;
  const shown = needs.secondsShown(textIn(form, "seal"));
  const values = typedValues(form);
  const doubt = doubtAbout(shown);
  const fields = fieldsIn(form, name, needs.locale);
  if (doubt !== null) {
    // Who looked at an old page for a moment and presses again at once is not told that this was too quick.
    const seal = doubt === "too_fast" ? textIn(form, "seal") : needs.sealForm(shown === null ? 0 : FEWEST_SECONDS);
    const faults = needs.useCases.checkEnquiry(fields);
    if (faults.length > 0) return { form: name, kind: "faults", faults, values, seal };
    return { form: name, kind: "refused", reason: { code: doubt }, values, seal };
  }
  const kept = { form: name, values, seal: textIn(form, "seal") };
  const sent = await needs.useCases.sendEnquiry(fields, { address: needs.address, idempotencyKey: null });
  if (sent.ok) return taken;
  if (sent.error.code === "invalid_fields") return { ...kept, kind: "faults", faults: sent.error.faults };
  if (sent.error.code === "too_many") return { ...kept, kind: "refused", reason: sent.error };
  throw new Error("A form of the page has no key that could be used twice.");
}

/** No seal, or none of ours, counts as one that is too old. */
function doubtAbout(shown: number | null): Exclude<EnquiryRefusal["code"], "too_many" | "unanswered"> | null {
  if (shown === null || shown > MOST_SECONDS) return "too_old";
  return shown < FEWEST_SECONDS ? "too_fast" : null;
}

/** A message is answered in the language of the page that it was written on. */
function fieldsIn(form: FormData, name: EnquiryForm, language: Locale): EnquiryFields {
  const text = (field: string): string => textIn(form, field);
  if (name === "message") {
    return { kind: name, fullName: text("fullName"), phone: text("phone"), email: text("email"), message: text("message"), language };
  }
  return {
    kind: name,
    name: text("name"),
    phone: text("phone"),
    when: text("when"),
    part: text("part"),
    date: text("date"),
    zone: text("zone"),
    language: text("language"),
    consent: text("consent") !== "",
  };
}
