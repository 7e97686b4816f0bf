import { dayOf, type Manner, type LocalDate, type LocalDateTime, weekdayOf } from "./dates.ts";

/** Ours, though `Intl` has them too: it takes a phone a tenth of a second to find them, and browsers and servers may disagree. From Monday on. */
const WEEKDAYS = {
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  es: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
} as const;

const WHOLE_MONTHS = {
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  es: ["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
} as const;

/** `Fri`, `vie`, of a day or a wall time. */
export const formatWeekday = (day: LocalDate | LocalDateTime, manner: Manner): string =>
  WEEKDAYS[manner][weekdayOf(dayOf(day)) - 1] as string;

/** `March 2027`, `marzo de 2027` */
export function formatMonth(date: LocalDate, manner: Manner): string {
  const month = WHOLE_MONTHS[manner][Number(date.slice(5, 7)) - 1];
  return `${month}${manner === "en" ? " " : " de "}${date.slice(0, 4)}`;
}
