import {
  dayOf,
  formatDate,
  formatWeekday,
  type Instant,
  type Language,
  type LocalDate,
  type LocalDateTime,
  Temporal,
} from "../kernel/index.ts";

/** `Mar-12-2027`, `12-mar-2027`, of a day or a wall time. */
export const formatDay = (day: LocalDate | LocalDateTime, language: Language): string => formatDate(dayOf(day), language);

/** `Fri, Mar-12-2027` */
export const formatWeekDay = (day: LocalDate | LocalDateTime, language: Language): string =>
  `${formatWeekday(day, language)}, ${formatDay(day, language)}`;

const PERIODS = { en: ["AM", "PM"], es: ["a.\u00a0m.", "p.\u00a0m."] } as const;

/** `7:30 PM`, `7:30 p. m.`, of a wall time or of a clock such as `15:00`. */
export function formatTime(time: LocalDateTime | string, language: Language): string {
  const [hour = 0, minute = 0] = time.slice(-8).split("T").at(-1)?.split(":").map(Number) ?? [];
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${PERIODS[language][hour < 12 ? 0 : 1]}`;
}

/** The wall time of a moment in a zone. */
export const wallTime = (moment: Instant, zone: string): LocalDateTime =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: "second" }) as LocalDateTime;
