import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** How the tabs of a browser tell each other that the currency, which all of them share, is another one. */
const CHANNEL = "currency";

/** This page's own end of it, which does not hear itself; null on the server and while nobody looks at the page. */
let channel: BroadcastChannel | null = null;

/** Asks for the page's prices again when another tab has chosen a currency: all that is shown and sent from here on is in it. */
export function useCurrencyOfOtherTabs(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const listening = new AbortController();
    const listen = (): void => {
      channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener("message", () => void revalidate());
    };
    const close = (): void => {
      channel?.close();
      channel = null;
    };
    listen();
    // Browsers keep no page for the way back that still listens.
    addEventListener("pagehide", close, listening);
    addEventListener("pageshow", ({ persisted }) => persisted && listen(), listening);
    return () => {
      listening.abort();
      close();
    };
  }, [revalidate]);
}

/** Says that a currency was chosen here. */
export const tellOtherTabs = (): void => channel?.postMessage(null);
