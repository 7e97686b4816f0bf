import { billOf } from "../booking/index.ts";
import { unlinked } from "./clean-text.ts";
import type { Block } from "./document.ts";
import type { Telling } from "./telling.ts";

/** Who travels, and how many names are still owed. */
export function peoplePart({ booking, site, words: { people } }: Telling): readonly Block[] {
  const owed = billOf(booking, site.now)?.travellersOwed ?? 0;
  const names = booking.travellers.map(({ firstName, lastName, kind }) => ({ name: unlinked(`${firstName} ${lastName}`), kind }));
  const missing: readonly Block[] = owed > 0 ? [{ kind: "notice", title: people.owedTitle, text: people.owed(owed) }] : [];
  if (booking.kind === "hotel") return [{ kind: "pairs", rows: names.map(({ name }) => ({ label: people.leadGuest, value: name })) }];
  return [
    { kind: "heading", text: people.heading },
    { kind: "list", items: names.map(({ name, kind }) => people.named(name, people.kinds[kind])) },
    ...missing,
  ];
}

/** The number under which they are reached. */
export const phonePart = ({ booking, words: { people } }: Telling): readonly Block[] => [
  { kind: "pairs", rows: [{ label: people.phone, value: booking.contact.mobile }] },
];
