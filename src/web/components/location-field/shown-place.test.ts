import { expect, it } from "vitest";
import { messagesFor } from "../../i18n/messages.tsx";
import { shownPlace } from "./shown-place.ts";

const shownIn = (locale: "en" | "es", text: string): string => shownPlace(text, messagesFor(locale).places);

it.each([
  ["NYC-New York", "NYC-Nueva York"],
  ["LHR-London", "LHR-Londres"],
  ["YXU-London", "YXU-London"],
  ["SEA-Seattle", "SEA-Seattle"],
  ["London, United Kingdom", "London, United Kingdom"],
  ["NYC-", "NYC-"],
  ["New York", "New York"],
  ["", ""],
])("a field says of “%s” in Spanish “%s”", (text, spanish) => {
  expect([shownIn("en", text), shownIn("es", text)]).toEqual([text, spanish]);
});
