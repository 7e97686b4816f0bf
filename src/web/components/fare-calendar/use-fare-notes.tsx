import { useCallback, useState } from "react";
import { type DayTrips, fareScale, levelOf } from "../../../core/flights/index.ts";
import { addDays, formatMoney, type LocalDate, money } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import type { DayNotes } from "../../ui/date-picker/day-cell.tsx";
import { cellPrice } from "./cell-price.ts";
import { FareMark } from "./fare-mark.tsx";
import type { FareQuestion } from "./fare-question.ts";
import { type DayTotalsLoad, type KeptTotals, useDayTotals } from "./use-day-totals.ts";

/** What a form asks of its days; the question is null while a place is missing. */
export interface DayFares {
  readonly question: FareQuestion | null;
  readonly kept: KeptTotals;
}

export interface FareNotes {
  readonly load: DayTotalsLoad;
  readonly notes: DayNotes;
  readonly onView: (month: string) => void;
}

/** The prices under the days of a date picker. */
export function useFareNotes({ question, kept }: DayFares, trips: DayTrips): FareNotes {
  const [month, setMonth] = useState<LocalDate | null>(null);
  const load = useDayTotals({ question, trips, month, kept });
  const notes = useNotes(load, trips);
  return { load, notes, onView: useCallback((first) => setMonth(first as LocalDate), []) };
}

function useNotes(load: DayTotalsLoad, trips: DayTrips): DayNotes {
  const { picker } = useMessages().fares;
  const locale = useLocale();
  if (load.state !== "ready") return () => null;
  const { currency, totals } = load.found;
  const scale = fareScale(totals);
  const totalOn = new Map(totals.map((total, index) => [addDays(load.firstDay, index) as string, total]));
  const words = trips.kind === "return" ? picker.returning : picker.leaving;
  return (day: string) => {
    const total = totalOn.get(day);
    if (total === undefined || (trips.kind === "return" && day < trips.departureDate)) return null;
    if (total === null) return { shown: <small aria-hidden="true">–</small>, spoken: picker.noFare };
    const level = levelOf(scale, total);
    const whole = formatMoney(money(total, currency), locale);
    return {
      shown: <FareMark level={level}>{cellPrice(money(total, currency), locale)}</FareMark>,
      spoken: level === "cheapest" ? words.cheapest(whole) : words.spoken(whole),
    };
  };
}
