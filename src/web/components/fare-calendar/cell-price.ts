import { formatCompact, formatNumber, type Money, singleSign, toNumber } from "../../../core/kernel/index.ts";
import type { Locale } from "../../i18n/locale.ts";

/** What a seventh of a phone's width holds, in letters. */
const CELL_LENGTH = 6;

/**
 * A price so short that it fits a calendar's cell: `$312`, `$12.3K`; without its sign where that is more than one letter, `4.96M`. Which
 * currency it is, and that it is rounded, is said beside the calendar.
 */
export function cellPrice(price: Money, locale: Locale): string {
  const sign = singleSign(price.currency);
  const rounded = `${sign}${formatNumber(Math.round(toNumber(price)))}`;
  return rounded.length <= CELL_LENGTH ? rounded : `${sign}${formatCompact(toNumber(price), locale)}`;
}
