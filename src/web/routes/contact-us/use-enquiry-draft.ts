import { type RefObject, useEffect, useRef } from "react";
import { type DraftValues, enquiryKey, forget, forgetOld, keep, readKept } from "../../components/booking-form/draft-storage.ts";
import { useHydrated } from "../../present/hydrated.ts";
import { useSite } from "../../present/site.tsx";
import { type EnquiryForm, typedValues } from "./enquiry-outcome.ts";

interface EnquiryDraft {
  /** Keeps the form as it is. At every key: a page can be left at any moment. */
  readonly touch: () => void;
  readonly forget: () => void;
}

/** Whether somebody agrees is asked each time anew. */
const NEVER_KEPT = "consent";

/**
 * Keeps what is typed through a change of language, a reload and the back button, for two days at most, and brings it back where the server has
 * not just sent the form back itself (`isFresh`). What the page has chosen, such as its language, is kept only once it was changed.
 */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>, name: EnquiryForm, isFresh: boolean): EnquiryDraft {
  const { today } = useSite();
  const isLive = useHydrated();
  const untouched = useRef<DraftValues>({});
  const key = enquiryKey(name);
  useEffect(() => {
    // Not before the page knows the browser's own time zone, which makes that control anew.
    if (!isLive || !form.current) return;
    forgetOld(today);
    untouched.current = isFresh ? initialValues(form.current) : {};
    if (isFresh) restore(form.current, readKept(key) ?? {}, untouched.current);
    keepTyped(key, form.current, untouched.current, today);
  }, [form, key, today, isLive, isFresh]);
  return {
    touch: () => void (form.current && keepTyped(key, form.current, untouched.current, today)),
    forget: () => forget(key),
  };
}

function keepTyped(key: string, form: HTMLFormElement, untouched: DraftValues, today: Parameters<typeof keep>[2]): void {
  const typed = Object.entries(typedValues(new FormData(form))).filter(
    ([name, value]) => name !== NEVER_KEPT && value !== (untouched[name] ?? ""),
  );
  if (typed.length === 0) forget(key);
  else keep(key, Object.fromEntries(typed), today);
}

/** What a form holds that nobody has touched. */
function initialValues(form: HTMLFormElement): DraftValues {
  const values: Record<string, string> = {};
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) values[control.name] = initialOption(control)?.value ?? "";
    if (control instanceof HTMLTextAreaElement) values[control.name] = control.defaultValue;
    if (control instanceof HTMLInputElement && (control.type !== "radio" || control.defaultChecked))
      values[control.name] = control.defaultValue;
  }
  return values;
}

const initialOption = ({ options }: HTMLSelectElement): HTMLOptionElement | undefined =>
  [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];

/** Puts the values where nothing else has been typed meanwhile. */
function restore(form: HTMLFormElement, kept: DraftValues, untouched: DraftValues): void {
  const typed = typedValues(new FormData(form));
  for (const [name, value] of Object.entries(kept)) {
    const control = form.elements.namedItem(name);
    if (name === NEVER_KEPT || typed[name] !== untouched[name]) continue;
    if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) continue;
    if (takesText(control)) control.value = value;
  }
}

/** Radios of one name take the value of the one that is chosen. */
const takesText = (
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement ||
  control instanceof RadioNodeList;
