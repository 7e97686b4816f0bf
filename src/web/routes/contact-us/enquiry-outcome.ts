import type { EnquiryFault } from "../../../core/enquiries/index.ts";

/** The two forms of the page: the values of their hidden field `form`. */
const ENQUIRY_FORMS = ["message", "call-back"] as const;
export type EnquiryForm = (typeof ENQUIRY_FORMS)[number];

export const enquiryFormOf = (text: string | null): EnquiryForm | null => ENQUIRY_FORMS.find((form) => form === text) ?? null;

/** The field that people neither see nor hear. Its name says nothing to what fills in forms for people. */
export const TRAP = "harbor";

/** Nobody reads the page and fills a form in so quickly. */
export const FEWEST_SECONDS = 3;

/** What is thanked for, by what was chosen: the values of the parameter `sent`. */
const THANKS = [...ENQUIRY_FORMS, "call-back-soon"] as const;
export type Thanks = (typeof THANKS)[number];

export const formThankedFor = (thanks: Thanks): EnquiryForm => (thanks === "call-back-soon" ? "call-back" : thanks);

export const thanksOf = (text: string | null): Thanks | null => THANKS.find((thanks) => thanks === text) ?? null;

/** What became of a form that was sent. */
export type EnquiryOutcome = { readonly form: EnquiryForm } & ({ readonly kind: "sent"; readonly thanks: Thanks } | ReturnedEnquiry);

/** Why a form comes back, with what was typed and the seal of the next try. */
type ReturnedEnquiry = { readonly values: Readonly<Record<string, string>>; readonly seal: string } & (
  | { readonly kind: "faults"; readonly faults: readonly EnquiryFault[] }
  | { readonly kind: "refused"; readonly reason: EnquiryRefusal }
);

export type EnquiryRefusal =
  | { readonly code: "too_fast" | "too_old" | "unanswered" }
  | { readonly code: "too_many"; readonly retryAfterSeconds: number };

/** The HTTP status of an outcome. */
export function outcomeStatus(outcome: EnquiryOutcome): number {
  if (outcome.kind === "sent") return 200;
  return outcome.kind === "refused" && outcome.reason.code === "too_many" ? 429 : 400;
}

/** For a browser that has heard nothing: all stays as it was typed. */
export const unansweredEnquiry = (form: FormData): EnquiryOutcome => ({
  form: enquiryFormOf(String(form.get("form"))) ?? "message",
  kind: "refused",
  reason: { code: "unanswered" },
  values: typedValues(form),
  seal: String(form.get("seal") ?? ""),
});

/** What people type or choose in the two forms. */
const TYPED_FIELDS: readonly string[] = "fullName phone email message name when part date zone consent".split(" ");

/** What somebody typed or chose, by the names of the fields. What else a form holds, a card's number say, is not sent back. */
export const typedValues = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string" && TYPED_FIELDS.includes(entry[0])),
  );
