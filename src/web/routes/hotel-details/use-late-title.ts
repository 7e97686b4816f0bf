import { useEffect } from "react";
import { useSite } from "../../present/site.tsx";

/** The head was written before the answer came, when nothing but a name may have been known of the hotel. */
export function useLateTitle(title: string): void {
  const { brand } = useSite();
  const words = `${title} | ${brand.name}`;
  useEffect(() => void (document.title = words), [words]);
}
