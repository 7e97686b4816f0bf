import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { type ExploreAsked, exploreAskedQuery, exploreTexts, isWhenChoice } from "../../../core/flights/exploring/index.ts";
import { addDays, formatDate, type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import { type Place, placeText } from "../../../core/places/index.ts";
import { useNavigate } from "../../i18n/navigation.tsx";
import { type Locale } from "../../i18n/locale.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { useSite } from "../../present/site.tsx";
import { useVisitorAirport } from "./use-visitor-airport.ts";

/** The form as it is filled in: texts as typed, not yet a question. */
type ExploreDraft = ReturnType<typeof exploreTexts>;

/** What the form begins with: what is shown, or what was typed that nobody understood. */
function draftOf(
  asked: ExploreAsked | null,
  query: URLSearchParams,
  { home, today, locale }: { home: Place; today: LocalDate; locale: Locale },
): ExploreDraft {
  if (asked) return { ...exploreTexts(asked), date: formatDay(asked.date, locale) };
  return {
    source: query.get("source") ?? placeText(home),
    when: offeredWhen(query.get("when"), today),
    date: query.get("date") ?? formatDay(addDays(today, 28), locale),
    stay: query.get("stay") ?? "",
  };
}

/** A month that is over, in an old link, is none of the choices: what the form shows in its place is what it asks for. */
const offeredWhen = (when: string | null, today: LocalDate): string => (when !== null && isWhenChoice(when, today) ? when : "day");

/** Fields in which something can be wrong. */
export type ExploreField = "source" | "date";

/**
 * The state of the form and what its button does.
 * @param refused fields whose place or day the server does not know: at the first call.
 */
export function useExploreForm(asked: ExploreAsked | null, home: Place, query: URLSearchParams, refused: readonly ExploreField[]) {
  const { search } = useMessages();
  const { today } = useSite();
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(asked, query, { home, today, locale }));
  const [wrong, setWrong] = useState<ExploreField | null>(null);
  const [unknown, setUnknown] = useState(refused);
  const change = useCallback((part: Partial<ExploreDraft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setWrong((field) => (field !== null && field in part ? null : field));
    setUnknown((fields) => fields.filter((field) => !(field in part)));
  }, []);
  useEffect(() => {
    const field = wrong && form.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }, [wrong]);

  const isPlain = query.size === 0;
  useVisitorAirport(isPlain, (source) => {
    if (source !== draft.source && isUntouched(draft, home))
      navigate(`/explore?${exploreAskedQuery({ ...draft, source, date: plainDate(draft.date) })}`, { replace: true });
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const fault = draft.source.trim() === "" ? "source" : draft.when === "day" && parseDate(draft.date) === null ? "date" : null;
    if (fault !== null) return setWrong(fault);
    navigate(`/explore?${exploreAskedQuery({ ...draft, date: plainDate(draft.date) })}`);
  };
  const words = { source: search.faults.sourceMissing, date: search.faults.dateInvalid };
  const errorOf = (field: ExploreField): string | undefined => {
    if (field === wrong) return words[field];
    return unknown.includes(field) ? { ...words, source: search.faults.placeUnknown }[field] : undefined;
  };
  return { form, draft, change, submit, today, errorOf };
}

const isUntouched = (draft: ExploreDraft, home: Place): boolean => draft.source === placeText(home);

/** A day in the manner of addresses; what is none stays as it was typed. */
function plainDate(text: string): string {
  const day = parseDate(text);
  return day === null ? text : formatDate(day);
}
