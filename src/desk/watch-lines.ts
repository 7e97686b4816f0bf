import { CABIN_NAMES } from "../core/flights/index.ts";
import { utcText } from "../core/kernel/index.ts";
import type { DeskAct } from "../core/desk/index.ts";
import type { Watch } from "../core/watches/index.ts";
import { actLines } from "./act-lines.ts";
import { amountText, languageName, partyText, plain } from "./format.ts";
import { pairs } from "./layout.ts";

/** All of a watched price. */
export const watchLines = (watch: Watch, acts: readonly DeskAct[]): readonly string[] => [
  `Watch ${watch.id}: ${watchState(watch)}`,
  ...pairs([
    ["Asked for", utcText(watch.createdAt)],
    ["Email", plain(watch.email ?? "")],
    ["Trip", tripText(watch)],
    ["Lowest told", watch.toldFare === null ? "none was found yet" : `${amountText(watch.toldFare)} a traveler`],
    ["Written in", `${languageName(watch.language)}, ${watch.currency}`],
  ]),
  ...actLines(acts),
];

/** `watching`; one that is `asked` waits for its confirmation out of a mailbox. */
export const watchState = ({ state }: Watch): string => (state === "asked" ? "not confirmed yet" : state);

/** `NYC-LON` */
export const watchedRoute = ({ search: { from, to } }: Watch): string => plain(`${from.code}-${to.code}`);

function tripText(watch: Watch): string {
  const { departureDate, returnDate, cabin, party } = watch.search;
  const days = returnDate === null ? departureDate : `${departureDate} to ${returnDate}`;
  return `${watchedRoute(watch)}, ${days}; ${CABIN_NAMES[cabin].toLowerCase()}; ${partyText(party)}`;
}
