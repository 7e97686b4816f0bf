import { expect, it } from "vitest";
import type { BookingId } from "../../src/core/kernel/index.ts";
import { bookedKey, draftKey, enquiryKey, namesKey, sentKey } from "../../src/web/components/booking-form/draft-storage.ts";
import english from "../../src/web/content/legal/cookies-policy.en.ts";
import spanish from "../../src/web/content/legal/cookies-policy.es.ts";

/** What stands before the name of one booking or form. */
const nameOf = (key: string): string => `${key.split(":")[0]}:…`;
const NAMES = [
  draftKey({ adults: 1, children: 0, infants: 0 }),
  sentKey("x"),
  bookedKey("x"),
  enquiryKey("x"),
  namesKey("x" as BookingId),
].map(nameOf);

it.each([
  ["English", english],
  ["Spanish", spanish],
])("every name under which forms are kept in a browser stands in the cookies policy in %s", (_, page) => {
  const words = JSON.stringify(page);
  for (const name of NAMES) expect(words).toContain(name);
});
