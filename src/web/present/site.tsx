import { createContext, type ReactNode, useContext } from "react";
import type { CurrencyCode, LocalDate } from "../../core/kernel/index.ts";
import type { Brand } from "./brand.ts";

/** What every page knows of the site and the visitor, loaded once by the shell. */
export interface Site {
  readonly brand: Brand;
  readonly publicUrl: string;
  /** What a form begins with: the day where most of our travelers live. */
  readonly today: LocalDate;
  /** The earliest day that is still today somewhere. */
  readonly earliestToday: LocalDate;
  /** In which prices are shown. */
  readonly currency: CurrencyCode;
  /** Every currency that has a rate. */
  readonly currencies: readonly CurrencyCode[];
  /** What each is called in the page's language, in the same order: apart, for a page that was opened before there were any. */
  readonly currencyLabels: readonly string[];
  readonly ratesAsOf: LocalDate;
  /** Whether the gateway charges nobody. */
  readonly isTestPayment: boolean;
}

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Whether what is typed here travels encrypted. On a server of one's own without a certificate it does not. */
export const isEncrypted = (publicUrl: string): boolean => publicUrl.startsWith("https://");

/** @throws Error outside of the shell. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("No site here: the component is used outside of the shell.");
  return site;
}
