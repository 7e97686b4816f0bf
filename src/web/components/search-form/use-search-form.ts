import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { useSite } from "../../present/site.tsx";
import { useToasts } from "../../ui/toast/toaster.tsx";
import { checkDraft, type DraftFaults, isSamePlace, partyFault } from "./check-draft.ts";
import { draftQuery, type SearchDraft } from "./search-draft.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

/**
 * The state of the search form and what its buttons do.
 * @param fromAddress on the results, the draft is that of the address; elsewhere the one that was last typed comes back.
 */
export function useSearchForm(first: () => SearchDraft, fromAddress: boolean) {
  const { search } = useMessages();
  const { today } = useSite();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(first);
  const [faults, setFaults] = useState<DraftFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const party = useRef<HTMLDetailsElement>(null);
  useKeptDraft(form, draft, setDraft, today, fromAddress);

  const change = (part: Partial<SearchDraft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSamePlace(draft)) return void toasts.error(search.samePlace);
    const found = checkDraft(draft, today);
    setFaults(found);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) return focusField(form.current, wrong);
    if (partyFault(draft) !== null && party.current) return void (party.current.open = true);
    void navigate(`/search-results?${draftQuery(draft)}`);
  };

  return {
    form,
    party,
    draft,
    change,
    submit,
    swap: () => change({ source: draft.destination, destination: draft.source }),
    isLive: useHydrated(),
    partyFault: partyFault(draft),
    errorOf: (field: keyof DraftFaults): string | undefined => {
      const fault = faults[field];
      return fault === undefined ? undefined : search.faults[fault];
    },
  };
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
