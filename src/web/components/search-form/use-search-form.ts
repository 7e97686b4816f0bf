import { type FormEvent, type RefObject, useMemo } from "react";
import { useNavigate } from "../../i18n/navigation.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { useToasts } from "../../ui/toast/toaster.tsx";
import { type ShownQuery, useDraftForm } from "../search-frame/use-draft-form.ts";
import type { DraftShape } from "../search-frame/use-kept-draft.ts";
import { checkDraft, type DraftFaults, isPartyTooLarge, isSamePlace } from "./check-draft.ts";
import { draftQuery, readDraft, type SearchDraft } from "./search-draft.ts";

const SHAPE: DraftShape<SearchDraft> = { key: "search-draft", read: readDraft, write: draftQuery };

/** The state of the search form and what its buttons do. */
export function useSearchForm(query: ShownQuery, party: RefObject<HTMLDetailsElement | null>) {
  const { search } = useMessages();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { today } = useSite();
  const locale = useLocale();
  const days = useMemo(() => ({ today, first: today, locale }), [today, locale]);
  const { refuse, faults, ...held } = useDraftForm<SearchDraft, DraftFaults>(SHAPE, query, days);
  const { draft, change } = held;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSamePlace(draft)) return void toasts.error(search.samePlace);
    if (refuse(checkDraft(draft, today))) return;
    if (isPartyTooLarge(draft)) return party.current?.setAttribute("open", "");
    void navigate(`/search-results?${draftQuery(draft)}`);
  };

  return {
    ...held,
    today,
    submit,
    swap: () => change({ source: draft.destination, destination: draft.source }),
    isPartyTooLarge: isPartyTooLarge(draft),
    errorOf: (field: keyof DraftFaults): string | undefined => {
      const fault = faults[field];
      return fault === undefined ? undefined : search.faults[fault];
    },
  };
}
