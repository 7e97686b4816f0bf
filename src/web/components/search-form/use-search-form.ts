import { type FormEvent, type RefObject, useMemo } from "react";
import { englishPath } from "../../i18n/addresses.ts";
import { useNavigate } from "../../i18n/navigation.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { openAtFirstField } from "../../ui/menu/open-at-first-field.ts";
import { useToasts } from "../../ui/toast/toaster.tsx";
import { type ShownQuery, useDraftForm } from "../search-frame/use-draft-form.ts";
import type { DraftShape } from "../search-frame/use-kept-draft.ts";
import { checkDraft, type DraftFaults, isPartyTooLarge, isSamePlace, stillWrong, wrongDates } from "./check-draft.ts";
import { withDestination } from "./draft-rows.ts";
import { draftQuery, keptTexts, readDraft, type SearchDraft } from "./search-draft.ts";
import { overStart, type SearchStart, startTexts } from "./search-start.ts";

const SHAPE: DraftShape<SearchDraft> = {
  key: "search-draft",
  read: readDraft,
  wrongDates: (draft, { today }) => wrongDates(draft, today),
  write: keptTexts,
};

/** The shape of a page whose form begins with something of its own. What is typed there is kept for the page in all its languages. */
const shapeOf = (start: SearchStart): DraftShape<SearchDraft> => ({
  ...SHAPE,
  key: `${SHAPE.key} ${englishPath(start.page)}`,
  read: (texts, days, origin) => SHAPE.read(overStart(texts, startTexts(start, days.today)), days, origin),
});

/** The state of the search form and what its buttons do. */
export function useSearchForm(
  query: ShownQuery,
  party: RefObject<HTMLDetailsElement | null>,
  { start, refused }: { readonly start: SearchStart | undefined; readonly refused: DraftFaults | undefined },
) {
  const { search } = useMessages();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { today } = useSite();
  const locale = useLocale();
  const days = useMemo(() => ({ today, first: today, locale }), [today, locale]);
  const shape = useMemo(() => (start ? shapeOf(start) : SHAPE), [start]);
  const { refuse, faults: found, ...held } = useDraftForm<SearchDraft, DraftFaults>(shape, query, days, refused);
  const { draft, change } = held;
  const faults = stillWrong(found, draft);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.trpType !== "multicity" && isSamePlace(draft)) {
      toasts.error(search.samePlace);
      return void refuse({ destination: "samePlaces" });
    }
    if (refuse(checkDraft(draft, today))) return;
    if (isPartyTooLarge(draft)) return openAtFirstField(party.current);
    const asked = draftQuery(draft);
    if (start?.airline !== undefined) asked.set("airline", start.airline);
    void navigate(`/search-results?${asked}`);
  };

  return {
    ...held,
    today,
    submit,
    swap: () => change({ source: draft.destination, ...withDestination(draft, 0, draft.source) }),
    isPartyTooLarge: isPartyTooLarge(draft),
    errorOf: (field: keyof DraftFaults): string | undefined => {
      const fault = faults[field];
      return fault === undefined ? undefined : search.faults[fault];
    },
  };
}
