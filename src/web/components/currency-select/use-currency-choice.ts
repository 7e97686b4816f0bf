import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { useToasts } from "../../ui/toast/toaster.tsx";
import { tellOtherTabs } from "./other-tabs.ts";

interface CurrencyChoice {
  /** What was chosen last, also while it is under way. */
  readonly shown: string;
  /** Whether one is under way: its prices are not there yet. */
  readonly isUnderWay: boolean;
  /** Whether the prices are in a currency that was chosen on this page. */
  readonly isTaken: boolean;
  readonly choose: (currency: string) => void;
}

/**
 * Keeps a choice and asks for the page's prices again, in place. Asked with plain calls: a choice that cannot be kept is said in a toast and
 * leaves the page, with all that is typed in it, as it is.
 */
export function useCurrencyChoice(): CurrencyChoice {
  const { currency } = useSite();
  const { shell } = useMessages();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<string | null>(null);
  const [taken, setTaken] = useState<{ readonly currency: string } | null>(null);
  const asking = useRef<AbortController | null>(null);
  const keep = async (next: string): Promise<void> => {
    asking.current?.abort();
    const asked = new AbortController();
    asking.current = asked;
    setChosen(next);
    const isKept = await keepCurrency(next, asked.signal);
    if (asked.signal.aborted) return;
    if (isKept) {
      tellOtherTabs();
      await revalidate();
    } else toasts.error(shell.currencyFailed);
    // The page's new prices are drawn in a transition: drawn before them, the list would show and say the currency before for a moment.
    startTransition(() => {
      if (isKept) setTaken({ currency: next });
      if (asking.current === asked) setChosen(null);
    });
  };
  const latest = useRef(keep);
  useEffect(() => void (latest.current = keep));
  useRefused(taken);
  const choose = useCallback((next: string) => void latest.current(next), []);
  return { shown: chosen ?? currency, isUnderWay: chosen !== null, isTaken: taken?.currency === currency, choose };
}

/** Says it where the server has taken a choice and the page comes back without it: the browser keeps no cookie. */
function useRefused(taken: { readonly currency: string } | null): void {
  const { currency } = useSite();
  const { shell } = useMessages();
  const toasts = useToasts();
  const compare = useRef<(choice: typeof taken) => void>(() => {});
  useEffect(() => {
    compare.current = (choice) => {
      if (choice !== null && choice.currency !== currency) toasts.error(shell.currencyRefused(currency));
    };
  });
  // Once for each choice: another tab may choose another currency later.
  useEffect(() => compare.current(taken), [taken]);
}

/** False when the server does not take it, or is out of reach. */
async function keepCurrency(currency: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok } = await fetch("/currency", { method: "POST", body: new URLSearchParams({ currency }), signal });
    return ok;
  } catch {
    return false;
  }
}
