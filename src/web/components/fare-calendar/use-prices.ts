import { type CurrencyCode, formatMoney, money } from "../../../core/kernel/index.ts";
import { useLocale } from "../../i18n/messages.tsx";
import { cellPrice } from "./cell-price.ts";

/** How totals in hundredths are written: whole, and as short as a cell. */
interface Prices {
  readonly whole: (total: number) => string;
  readonly short: (total: number) => string;
}

export function usePrices(currency: CurrencyCode): Prices {
  const locale = useLocale();
  return {
    whole: (total) => formatMoney(money(total, currency), locale),
    short: (total) => cellPrice(money(total, currency), locale),
  };
}
