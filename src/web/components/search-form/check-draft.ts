import { BOOKING_HORIZON_DAYS, MAX_TICKETS, travellerCount } from "../../../core/flights/index.ts";
import { addDays, type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import { parsePlace } from "../../../core/places/index.ts";
import type { Messages } from "../../i18n/messages.tsx";
import { filledRows, LATER_ROWS, type RowField, rowFields } from "./draft-rows.ts";
import type { SearchDraft } from "./search-draft.ts";

type FaultName = keyof Messages["search"]["faults"];

/** What is wrong with a draft, by field; the words are in the catalogue. */
export type DraftFaults = Partial<Record<RowField | "rtnDate", FaultName>>;

/** The faults that the form itself can see. Whether a place exists, the server says. */
export function checkDraft(draft: SearchDraft, today: LocalDate): DraftFaults {
  if (draft.trpType === "multicity") return checkRows(draft, today);
  const date = dateFault(draft.date, today);
  const rtnDate = draft.trpType === "roundtrip" ? (dateFault(draft.rtnDate, today) ?? orderFault(draft)) : undefined;
  return {
    ...(draft.source.trim() === "" && { source: "sourceMissing" as const }),
    ...(draft.destination.trim() === "" && { destination: "destinationMissing" as const }),
    ...(date && { date }),
    ...(rtnDate && { rtnDate }),
  };
}

const OF_DATES: readonly (FaultName | undefined)[] = ["dateInvalid", "datePast", "dateTooFar", "returnBeforeDeparture", "beforePrevious"];

/** Those faults that lie in a date which stands in the form, and not in one that is missing. */
export const wrongDates = (draft: SearchDraft, today: LocalDate): DraftFaults =>
  Object.fromEntries(Object.entries(checkDraft(draft, today)).filter(([, fault]) => OF_DATES.includes(fault)));

/** The rows of a multi-city trip, each with its own faults; a day before that of the flight before is one. */
function checkRows(draft: SearchDraft, today: LocalDate): DraftFaults {
  const faults: DraftFaults = {};
  for (let row = 0; row < filledRows(draft); row++) {
    const [from, to, day] = rowFields(row);
    const [source, destination] = [draft[from].trim(), draft[to].trim()];
    if (source === "") faults[from] = "sourceMissing";
    if (destination === "") faults[to] = "destinationMissing";
    else if (placeName(source) === placeName(destination)) faults[to] = "samePlaces";
    const fault = dateFault(draft[day], today) ?? backwardsFault(draft, row);
    if (fault) faults[day] = fault;
  }
  return faults;
}

function backwardsFault(draft: SearchDraft, row: number): FaultName | undefined {
  if (row === 0) return undefined;
  const [before, day] = [parseDate(draft[rowFields(row - 1)[2]]), parseDate(draft[rowFields(row)[2]])];
  return before !== null && day !== null && day < before ? "beforePrevious" : undefined;
}

/** What is wrong with one date as typed; undefined when it can be searched. */
function dateFault(text: string, today: LocalDate): FaultName | undefined {
  if (text.trim() === "") return "dateMissing";
  const day = parseDate(text);
  if (day === null) return "dateInvalid";
  if (day < today) return "datePast";
  return day > addDays(today, BOOKING_HORIZON_DAYS) ? "dateTooFar" : undefined;
}

function orderFault(draft: SearchDraft): FaultName | undefined {
  const [departure, back] = [parseDate(draft.date), parseDate(draft.rtnDate)];
  return departure !== null && back !== null && back < departure ? "returnBeforeDeparture" : undefined;
}

/** Both ends filled in and the same place, however they are written: `JFK-New York` and `jfk`. */
export function isSamePlace({ source, destination }: Pick<SearchDraft, "source" | "destination">): boolean {
  return source.trim() !== "" && placeName(source) === placeName(destination);
}

/** The faults that hold of a draft by now: that a flight ends where it begins is over once either end is another place. */
export function stillWrong(faults: DraftFaults, draft: SearchDraft): DraftFaults {
  const held = { ...faults };
  for (const [from, to] of [0, ...LATER_ROWS].map(rowFields))
    if (held[to] === "samePlaces" && !isSamePlace({ source: draft[from], destination: draft[to] })) delete held[to];
  return held;
}

const placeName = (text: string): string => (parsePlace(text)?.code ?? text).trim().toLowerCase();

/** Whether the party is larger than one booking can hold. */
export const isPartyTooLarge = (draft: SearchDraft): boolean => travellerCount(draft) > MAX_TICKETS;
