import type { BookingLanguage } from "../booking/index.ts";
import { formatDate, type Instant, type LocalDate, type LocalDateTime, type Money, Temporal, toNumber } from "../kernel/index.ts";

const REGIONS = { en: "en-US", es: "es-US" } as const satisfies Readonly<Record<BookingLanguage, string>>;

/** `$1,111.00`: two decimals in every currency, as on the pages. */
export const formatMoney = (money: Money, language: BookingLanguage): string =>
  new Intl.NumberFormat(REGIONS[language], {
    style: "currency",
    currency: money.currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(toNumber(money));

/** `Mar-12-2027`, `12-mar-2027`, of a day or a wall time. */
export const formatDay = (day: LocalDate | LocalDateTime, language: BookingLanguage): string =>
  formatDate(day.slice(0, 10) as LocalDate, language);

/** `Fri, Mar-12-2027` */
export function formatWeekDay(day: LocalDate | LocalDateTime, language: BookingLanguage): string {
  const weekday = new Intl.DateTimeFormat(REGIONS[language], { weekday: "short", timeZone: "UTC" });
  return `${weekday.format(new Date(`${day.slice(0, 10)}T00:00Z`))}, ${formatDay(day, language)}`;
}

const PERIODS = { en: ["AM", "PM"], es: ["a.\u00a0m.", "p.\u00a0m."] } as const;

/** `7:30 PM`, `7:30 p. m.`, of a wall time or of a clock such as `15:00`. */
export function formatTime(time: LocalDateTime | string, language: BookingLanguage): string {
  const [hour = 0, minute = 0] = time.slice(-8).split("T").at(-1)?.split(":").map(Number) ?? [];
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${PERIODS[language][hour < 12 ? 0 : 1]}`;
}

/** `6 h 55 min`, `45 min`, `7 h` */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, "0")}\u00a0min`;
}

/** The wall time of a moment in a zone. */
export const wallTime = (moment: Instant, zone: string): LocalDateTime =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: "second" }) as LocalDateTime;
