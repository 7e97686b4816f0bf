import { useEffect, useState } from "react";
import { useHydrated } from "../../present/hydrated.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { useToasts } from "../../ui/toast/toaster.tsx";

/** What the server has to say about what was just asked of it, in the data of a loader or an action. */
export interface Flash {
  readonly type: "blank" | "success" | "error";
  readonly text: string;
}

const TONES = { blank: "info", success: "good", error: "error" } as const;

/**
 * A message of the server: part of the page when it came with the document, with or without scripts, else a toast. The toast goes
 * once the message no longer holds: "Failed" must not stand over what has worked since.
 */
export function FlashMessage({ flash }: { readonly flash: Flash | null }) {
  const isLive = useHydrated();
  const [inDocument] = useState(isLive ? null : flash);
  const toasts = useToasts();
  useEffect(() => {
    if (!flash || flash === inDocument) return;
    const toast = toasts[flash.type](flash.text);
    return () => toasts.dismiss(toast);
  }, [flash, inDocument, toasts]);
  return flash && flash === inDocument ? <Alert tone={TONES[flash.type]} title={flash.text} /> : null;
}
