import { type RefCallback, useCallback } from "react";

/**
 * Tells when somebody looks at an element: when the pointer or the focus comes, and with null when it goes. It only follows;
 * whatever can be done is done by the links inside.
 */
export function useLooking<Id>(id: Id, onLook: (id: Id | null) => void): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      const listening = new AbortController();
      for (const comes of ["pointerenter", "focusin"]) element?.addEventListener(comes, () => onLook(id), listening);
      for (const goes of ["pointerleave", "focusout"]) element?.addEventListener(goes, () => onLook(null), listening);
      return () => listening.abort();
    },
    [id, onLook],
  );
}
