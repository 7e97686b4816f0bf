import { addDays, formatMonth, type LocalDate } from "../../../core/kernel/index.ts";
import type { Locale } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import type { FoundData } from "./load-explore.ts";

/** Which trips are on the map: on which day or days, and for how long. */
export function spanWords({ asked }: Pick<FoundData, "asked">, words: Messages["explore"], locale: Locale): string {
  const { when, date, stay } = asked;
  if (when === "day") {
    const day = formatDay(date, locale);
    return stay === null ? words.oneWayOn(day) : words.roundOn(day, formatDay(addDays(date, stay), locale));
  }
  const span = when === "any" ? words.anyTime : words.inMonth(formatMonth(`${when}-01` as LocalDate, locale));
  return stay === null ? words.oneWayIn(span) : words.roundIn(stay, span);
}
