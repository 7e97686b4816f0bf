/** The door of the calendar: what the cheapest bound of each day costs. */
export type { CalendarQuery, ReturnCalendarQuery, RoundCalendarQuery } from "./query.ts";
export { type CheapestDay, type CheapestDays, searchCheapestDays, searchCheapestRoundDays } from "./search-cheapest-day.ts";
export { searchCalendar } from "./search-calendar.ts";
export { searchReturnCalendar, searchRoundCalendar } from "./search-round-calendar.ts";
