import { type RefObject, useCallback, useRef, useState } from "react";
import { type DraftShape, type Faults, type FormDays, type Texts, useKeptDraft } from "./use-kept-draft.ts";

/** On the results: the query that is shown, from which the form starts. Elsewhere the draft that was last typed comes back. */
export type ShownQuery = Texts | undefined;

/**
 * What every search form does: holds a draft, keeps it, and shows what is wrong with a field until that field changes. The dates of an
 * address that was refused are marked from the start, on the server's page too.
 * @param shape the same object at every call, and so are `days`.
 * @param refused what else the server found wrong with the address, by field: at the first call.
 */
export function useDraftForm<Draft extends object, Found extends Faults>(
  shape: DraftShape<Draft>,
  query: ShownQuery,
  days: FormDays,
  refused: Faults = NOTHING,
) {
  const form = useRef<HTMLFormElement>(null);
  const origin = query === undefined ? "memory" : "address";
  const [draft, setDraft] = useState(() => shape.read(query ?? new URLSearchParams(), days, origin));
  const refusedDates = useCallback(
    (begun: Draft): Faults => (origin === "address" ? shape.wrongDates(begun, days) : {}),
    [shape, days, origin],
  );
  const [faults, setFaults] = useState<Faults>(() => ({ ...refused, ...refusedDates(draft) }));
  const [opened] = useState({ draft, refused });
  const restore = useCallback(
    (kept: Draft): void => {
      setDraft(kept);
      const stillRefused = Object.entries(opened.refused).filter(([field]) => valueOf(kept, field) === valueOf(opened.draft, field));
      setFaults({ ...Object.fromEntries(stillRefused), ...refusedDates(kept) });
    },
    [opened, refusedDates],
  );
  useKeptDraft({ shape, form, draft, restore, days, origin });

  const change = useCallback((part: Partial<Draft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  }, []);
  /** Shows what is wrong and puts the focus there; false when nothing is. */
  const refuse = (found: Found): boolean => {
    setFaults(found);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) focusField(form.current, wrong);
    return wrong !== undefined;
  };
  return { form, draft, setDraft, change, faults: faults as Partial<Found>, refuse };
}

const NOTHING: Faults = {};

const valueOf = (draft: object, field: string): unknown => (draft as Readonly<Record<string, unknown>>)[field];

function focusField(form: RefObject<HTMLFormElement | null>["current"], name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
