import { CABIN_NAMES, parseCabin, PARTY_LIMITS, type Party, travellerCount } from "../../../core/flights/index.ts";
import { addDays, parseDate } from "../../../core/kernel/index.ts";
import { formatDay } from "../../present/dates.ts";
import { dateText, readCount, typedDate } from "../search-frame/draft-texts.ts";
import { countRows, filledRows, LATER_ROWS, LEAST_ROWS, readRows, rowFields, type RowTexts, writtenRows } from "./draft-rows.ts";
import type { DraftOrigin, FormDays, Texts } from "../search-frame/use-kept-draft.ts";

/** What the search form holds while it is filled in: texts as typed, not yet a search. */
export interface SearchDraft extends Party, RowTexts {
  readonly source: string;
  readonly destination: string;
  readonly date: string;
  readonly rtnDate: string;
  readonly trpType: "oneWay" | "roundtrip" | "multicity";
  /** How many flights of a multi-city trip have a row of their own; the first is `source`, `destination` and `date`. */
  readonly rows: number;
  readonly cabin: "M" | "W" | "C";
}

const RETURN_AFTER_DAYS = 7;

type Days = Pick<FormDays, "today" | "locale">;

/** The form as it opens for the first time (specification, section 4). */
export function defaultDraft({ today, locale }: Days): SearchDraft {
  return {
    source: "",
    destination: "",
    date: formatDay(today, locale),
    rtnDate: formatDay(addDays(today, RETURN_AFTER_DAYS), locale),
    trpType: "oneWay",
    rows: LEAST_ROWS,
    ...readRows(new URLSearchParams(), () => ""),
    adults: 1,
    children: 0,
    infants: 0,
    cabin: "M",
  };
}

/** The draft behind a query or kept texts; what is missing takes its default, and so do dates of `memory` that are unreadable or past. */
export function readDraft(texts: Texts, days: Days, origin: DraftOrigin = "memory"): SearchDraft {
  const standard = defaultDraft(days);
  const dateOr = (name: string, other: string): string =>
    dateText(texts.get(name), other, { first: days.today, locale: days.locale }, origin);
  const date = dateOr("date", standard.date);
  return {
    source: texts.get("source") ?? "",
    destination: texts.get("destination") ?? "",
    date,
    rtnDate: dateOr("rtnDate", returnAfter(date, days)),
    trpType: readTripType(texts),
    rows: countRows(texts),
    ...readRows(texts, (name) => dateOr(name, "")),
    adults: readCount(texts.get("adults"), PARTY_LIMITS.adults, standard.adults),
    children: readCount(texts.get("children"), PARTY_LIMITS.children, standard.children),
    infants: readCount(texts.get("infants"), PARTY_LIMITS.infants, standard.infants),
    cabin: parseCabin(texts.get("classType") ?? texts.get("classes") ?? "") ?? standard.cabin,
  };
}

/** The way back of a departure, or of today where that can be no departure. */
function returnAfter(date: string, { today, locale }: Days): string {
  const departure = parseDate(date);
  return formatDay(addDays(departure !== null && departure > today ? departure : today, RETURN_AFTER_DAYS), locale);
}

/** Without a trip type, a return date says that it is a round trip: the server reads the address in the same way. */
function readTripType(texts: Texts): SearchDraft["trpType"] {
  const text = (texts.get("trpType") ?? "").trim();
  if (text === "") return (texts.get("rtnDate") ?? "").trim() === "" ? "oneWay" : "roundtrip";
  return /^round/i.test(text) ? "roundtrip" : /^multi/i.test(text) ? "multicity" : "oneWay";
}

/** The parameters of `/search-results`, in the order of the specification. */
export function draftQuery(draft: SearchDraft): URLSearchParams {
  const query = keptTexts(draft);
  const shown = draft.trpType === "multicity" ? filledRows(draft) : 1;
  for (const row of LATER_ROWS) if (row >= shown) for (const name of rowFields(row)) query.delete(name);
  if (draft.trpType === "multicity") query.delete("rtnDate");
  return query;
}

/** All that is kept of a draft: what another trip type would ask for is still there when it is chosen again. */
export function keptTexts(draft: SearchDraft): URLSearchParams {
  const query = new URLSearchParams({
    source: draft.source.trim(),
    destination: draft.destination.trim(),
    date: typedDate(draft.date),
    rtnDate: typedDate(draft.rtnDate),
    trpType: draft.trpType,
    adults: String(draft.adults),
    children: String(draft.children),
    infants: String(draft.infants),
    tpassenger: String(travellerCount(draft)),
    classType: CABIN_NAMES[draft.cabin],
  });
  for (const [name, text] of writtenRows(draft)) query.set(name, text);
  return query;
}
