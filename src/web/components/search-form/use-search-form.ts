import { type FormEvent, type RefObject, useState } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { useSite } from "../../present/site.tsx";
import { useToasts } from "../../ui/toast/toaster.tsx";
import { checkDraft, type DraftFaults, isPartyTooLarge, isSamePlace } from "./check-draft.ts";
import { draftQuery, type SearchDraft } from "./search-draft.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

interface SearchFormParts {
  readonly first: () => SearchDraft;
  /** On the results, the draft is that of the address; elsewhere the one that was last typed comes back. */
  readonly fromAddress: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly party: RefObject<HTMLDetailsElement | null>;
}

/** The state of the search form and what its buttons do. */
export function useSearchForm({ first, fromAddress, form, party }: SearchFormParts) {
  const { search } = useMessages();
  const { today } = useSite();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(first);
  const [faults, setFaults] = useState<DraftFaults>({});
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
    if (isPartyTooLarge(draft)) return party.current?.setAttribute("open", "");
    void navigate(`/search-results?${draftQuery(draft)}`);
  };

  return {
    draft,
    change,
    submit,
    swap: () => change({ source: draft.destination, destination: draft.source }),
    isLive: useHydrated(),
    isPartyTooLarge: isPartyTooLarge(draft),
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
