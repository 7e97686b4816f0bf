import type { RealValuesFor } from "../shared/real-values.ts";
import type { Honest } from "./storm.ts";

/** What the forms of the site are for, sent as their pages send it; not the one for messages, which takes nobody for honest who is so quick. @param language what stands before an address: `/es`. */
export function honestForms(language: string, real: RealValuesFor): readonly Honest[] {
  const [flight, stay, kept] = [real("/flight-details"), real("/hotel-booking"), real("/manage-booking")];
  const keyFor = (kind: string) => ({ idempotencyKey: `honest${language}/${kind}` });
  return [
    form(`${language}/flight-details/${String(flight["id"])}`, { ...flight, ...keyFor("flight") }, /^(?:\/es)?\/thankyou/),
    form(`${language}/hotel-booking?rate=${String(stay["rateId"])}`, { ...stay, ...keyFor("hotel") }, /^(?:\/es)?\/thankyou/),
    form(`${language}/manage-booking`, kept, /\/manage-booking\?booking=/),
    form("/currency", { currency: "EUR", next: "/hotels" }, /^\/hotels$/),
  ];
}

function form(path: string, fields: Readonly<Record<string, unknown>>, leadsTo: RegExp): Honest {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    name: `the form of ${path}`,
    asked: () => ({
      method: "POST",
      path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(texts).toString(),
    }),
    isHeard: ({ status, headers }) => status === 303 && leadsTo.test(headers["location"] ?? ""),
  };
}
