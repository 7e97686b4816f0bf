import { z } from "@hono/zod-openapi";
import {
  CALL_CHOICES,
  CALL_DAYS_AHEAD,
  DAY_PARTS,
  type DayPart,
  type EnquiryFields,
  ENQUIRY_LANGUAGES,
} from "../../core/enquiries/index.ts";

/** Longer than any honest value; the parser knows each field's own limit, and says of those that the description calls required that they are missing. */
const text = z.string().max(500).default("");
const language = z.enum(ENQUIRY_LANGUAGES).default("en");

/** The contact form of the specification: full name, phone and e-mail required, the message optional. */
export const messageBodySchema = z
  .object({
    fullName: text.openapi({ example: "Ana Pérez" }),
    phone: text.openapi({ example: "718 555 0163" }),
    email: z.string().max(1000).default("").openapi({ example: "ana@mail.example" }),
    message: z.string().max(10_000).default("").describe("Any text; a call about the same will do"),
    language: language.describe("In which to answer"),
  })
  .openapi("Message", { required: ["fullName", "phone", "email"] });

export const callBackBodySchema = z
  .object({
    name: text.openapi({ example: "Ana Pérez", description: "Whom to ask for" }),
    phone: text.describe("Where to call: a number of any country").openapi({ example: "718 555 0163" }),
    when: z
      .enum(CALL_CHOICES)
      .openapi({ example: CALL_CHOICES[0], description: "As soon as possible, in a part of today, or in a part of `date`" }),
    part: z
      .enum(Object.keys(DAY_PARTS) as [DayPart, ...DayPart[]])
      .optional()
      .describe(
        Object.entries(DAY_PARTS)
          .map(([part, { fromHour, toHour }]) => `${part}: ${fromHour}:00 to ${toHour}:00`)
          .join("; "),
      ),
    date: text.describe(`YYYY-MM-DD, at most ${CALL_DAYS_AHEAD} days ahead`),
    zone: text.describe("The caller's IANA time zone, by which `part` and `date` are read").openapi({ example: "America/Chicago" }),
    language: language.describe("In which to talk"),
    consent: z.literal(true).openapi({ example: true, description: "The caller agrees to be called about this request" }),
  })
  .openapi("CallBack", { required: ["name", "phone", "when", "consent"] });

export const receiptSchema = z
  .object({ receivedAt: z.string().describe("When it first came: the same request again gets the same answer") })
  .openapi("EnquiryReceipt");

export const messageFieldsOf = (body: z.infer<typeof messageBodySchema>): EnquiryFields => ({ kind: "message", ...body });

export const callBackFieldsOf = ({ part, ...body }: z.infer<typeof callBackBodySchema>): EnquiryFields => ({
  kind: "call-back",
  part: part ?? "",
  ...body,
});
