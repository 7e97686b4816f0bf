import { type RefObject, useState } from "react";
import { useFetcher } from "react-router";
import { useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { useSpeakUp } from "../../present/use-speak-up.ts";
import { type BindField, fieldId } from "../../ui/field/field-binding.ts";
import { useToasts } from "../../ui/toast/toaster.tsx";
import type { EnquiryForm, EnquiryOutcome } from "./enquiry-outcome.ts";
import { faultText } from "./enquiry-words.ts";
import { useEnquiryDraft } from "./use-enquiry-draft.ts";
import { type HeldSubmit, useHeldSubmit } from "./use-held-submit.ts";

/** The state of one of the page's forms, and what its parts need of it. */
export interface EnquiryFormState {
  readonly name: EnquiryForm;
  readonly Form: ReturnType<typeof useFetcher>["Form"];
  readonly isLive: boolean;
  readonly isBusy: boolean;
  readonly outcome: EnquiryOutcome | undefined;
  readonly seal: string;
  /** Another one after each form that was taken: the next begins empty. */
  readonly round: number;
  readonly bind: BindField;
  /** To be called when it is sent: what comes too quickly waits. */
  readonly hold: HeldSubmit["hold"];
  /** To be called whenever something is typed: keeps it. */
  readonly touch: () => void;
}

/** Where a form and what is said about it stand. */
interface EnquiryPlaces {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly alert: RefObject<HTMLElement | null>;
}

interface EnquirySubject {
  readonly name: EnquiryForm;
  /** Of the page as it was loaded. */
  readonly seal: string;
  /** What came with the document, when a form was posted without scripts. */
  readonly posted: EnquiryOutcome | undefined;
  /** What is said when it is taken. */
  readonly toast: string;
}

/** Sends a form beside the page, so that the other form keeps what is typed in it; without scripts it posts the page. */
export function useEnquiryForm({ name, seal, posted, toast }: EnquirySubject, { form, alert }: EnquiryPlaces): EnquiryFormState {
  const { errors } = useMessages().contact;
  const toasts = useToasts();
  const fetcher = useFetcher<EnquiryOutcome>({ key: `contact/${name}` });
  const [round, setRound] = useState(0);
  const { isHeld, hold } = useHeldSubmit();
  const draft = useEnquiryDraft(form, name, posted?.form !== name);
  const outcome = fetcher.data ?? (posted?.form === name ? posted : undefined);
  useSpeakUp(alert, [outcome], () => {
    if (outcome?.kind === "sent") {
      toasts.success(toast);
      draft.forget();
      setRound((before) => before + 1);
    }
    return outcome !== undefined;
  });

  const faults = outcome?.kind === "faults" ? outcome.faults : [];
  const values = outcome === undefined || outcome.kind === "sent" ? {} : outcome.values;
  return {
    name,
    Form: fetcher.Form,
    isLive: useHydrated(),
    isBusy: isHeld || fetcher.state !== "idle",
    hold,
    outcome,
    seal: outcome === undefined || outcome.kind === "sent" ? seal : outcome.seal,
    round,
    touch: draft.touch,
    bind: (field) => {
      const fault = faults.find(({ path }) => path === field);
      return { id: controlId(name, field), name: field, error: fault && faultText(fault, errors), defaultValue: values[field] };
    },
  };
}

/** Both forms ask for a phone number: the form's name keeps their controls apart. */
export const controlId = (form: EnquiryForm, field: string): string => fieldId(`${form}.${field}`);
