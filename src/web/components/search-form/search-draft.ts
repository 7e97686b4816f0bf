import { CABIN_NAMES, parseCabin, PARTY_LIMITS, type Party, travellerCount } from "../../../core/flights/index.ts";
import { addDays, parseDate } from "../../../core/kernel/index.ts";
import { formatDay } from "../../present/dates.ts";
import { readCount, typedDate } from "../search-frame/draft-texts.ts";
import type { FormDays, Texts } from "../search-frame/use-kept-draft.ts";

/** What the search form holds while it is filled in: texts as typed, not yet a search. */
export interface SearchDraft extends Party {
  readonly source: string;
  readonly destination: string;
  readonly date: string;
  readonly rtnDate: string;
  readonly trpType: "oneWay" | "roundtrip";
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
    adults: 1,
    children: 0,
    infants: 0,
    cabin: "M",
  };
}

/** The draft behind a query or kept texts; what is missing, unreadable or past takes its default. */
export function readDraft(texts: Texts, days: Days): SearchDraft {
  const { today, locale } = days;
  const standard = defaultDraft(days);
  const dateOr = (name: string, other: string): string => {
    const day = parseDate(texts.get(name) ?? "");
    return day !== null && day >= today ? formatDay(day, locale) : other;
  };
  const date = dateOr("date", standard.date);
  const fallbackReturn = formatDay(addDays(parseDate(date) ?? today, RETURN_AFTER_DAYS), locale);
  return {
    source: texts.get("source") ?? "",
    destination: texts.get("destination") ?? "",
    date,
    rtnDate: dateOr("rtnDate", fallbackReturn),
    trpType: /^round/i.test(texts.get("trpType") ?? "") ? "roundtrip" : "oneWay",
    adults: readCount(texts.get("adults"), PARTY_LIMITS.adults, standard.adults),
    children: readCount(texts.get("children"), PARTY_LIMITS.children, standard.children),
    infants: readCount(texts.get("infants"), PARTY_LIMITS.infants, standard.infants),
    cabin: parseCabin(texts.get("classType") ?? texts.get("classes") ?? "") ?? standard.cabin,
  };
}

/** The parameters of `/search-results`, in the order of the specification. Also what is kept of a draft. */
export function draftQuery(draft: SearchDraft): URLSearchParams {
  return new URLSearchParams({
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
}
