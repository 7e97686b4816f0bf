import { lazy, type ReactNode, Suspense, useState } from "react";
import type { DayTrips } from "../../../core/flights/index.ts";
import { daysBetween, type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import { regionalLocale } from "../../i18n/locale.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { useMediaQuery } from "../../present/media-query.ts";
import { Button } from "../../ui/button/button.tsx";
import { bringIntoView } from "../../ui/menu/bring-into-view.ts";
import { keepWithin } from "../../ui/menu/keep-within.ts";
import { IfItComes } from "../../ui/if-it-comes/if-it-comes.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { WholeDates } from "../../ui/whole-dates/whole-dates.tsx";
import { FareCaption } from "../fare-calendar/fare-caption.tsx";
import { type DayFares, type FareNotes, useFareNotes } from "../fare-calendar/use-fare-notes.tsx";
import { type DateEnd, type DatePair, type DatePick, USUAL_NIGHTS } from "./date-pair.ts";
import styles from "./date-panel.module.css";

const importCalendar = () => import("../../ui/date-picker/calendar.tsx");

/** Fetches the calendar's code ahead of its first use. Where that does not come, the panel says so when it is opened. */
export const loadCalendar = (): void => void importCalendar().catch(() => {});

/** What did not come is asked for again when the next panel opens. */
let Calendar = lazy(importCalendar);
const askAnew = (): void => void (Calendar = lazy(importCalendar));

interface DatePanelProps {
  readonly dates: DatePair;
  readonly field: DateEnd;
  readonly label: string;
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  readonly takesFocus: boolean;
  /** What the days cost, where that can be told. */
  readonly fares?: DayFares | undefined;
  readonly onPick: (pick: DatePick) => void;
  readonly onDone: () => void;
}

/** The calendar under a date field: single days where only the first date counts, else the range from the first to the second. */
export function DatePanel({ fares, ...props }: DatePanelProps) {
  return fares ? <PricedPanel {...props} fares={fares} /> : <Panel {...props} />;
}

/**
 * Prices each day for the trip that begins on it: of the length that is set, else of the usual one. Once the day of departure stands, the
 * days to come back on are priced.
 */
function PricedPanel({ fares, ...props }: Omit<DatePanelProps, "fares"> & { readonly fares: DayFares }) {
  const [picksEnd, setPicksEnd] = useState(props.field === "end");
  const trips = tripsOfPanel(props, picksEnd);
  const { load, ...prices } = useFareNotes(fares, trips);
  const pick = (dates: DatePick): void => {
    setPicksEnd(dates.end === null);
    props.onPick(dates);
  };
  return <Panel {...props} onPick={pick} prices={prices} caption={<FareCaption fares={fares} trips={trips} load={load} />} />;
}

function tripsOfPanel(props: Pick<DatePanelProps, "dates" | "field" | "firstDay" | "lastDay">, picksEnd: boolean): DayTrips {
  const { isDay, start, end } = readPanel(props);
  if (isDay) return { kind: "oneWay" };
  const isOnSale = start !== null && start >= props.firstDay && start <= props.lastDay;
  if (picksEnd && isOnSale) return { kind: "return", departureDate: start };
  return { kind: "roundTrip", nights: start !== null && end !== null ? daysBetween(start, end) : USUAL_NIGHTS };
}

interface PanelProps extends Omit<DatePanelProps, "fares"> {
  readonly prices?: Omit<FareNotes, "load">;
  readonly caption?: ReactNode;
}

/** What is picked, and both days where they are in order; else an end of null. */
function readPanel({ dates, field }: Pick<DatePanelProps, "dates" | "field">) {
  const [start, end] = [parseDate(dates.start), parseDate(dates.end)];
  return { isDay: field === "start" && !dates.hasEnd, start, end: start !== null && end !== null && end >= start ? end : null };
}

function Panel({ dates, field, label, firstDay, lastDay, takesFocus, onPick, onDone, prices, caption }: PanelProps) {
  const { search } = useMessages();
  const locale = regionalLocale(useLocale());
  const months = useMediaQuery("(width >= 48rem)") ? 2 : 1;
  const { isDay, start, end } = readPanel({ dates, field });
  return (
    <dialog open ref={settle} className={styles.panel} aria-label={`${isDay ? search.chooseDate : search.chooseDates}: ${label}`}>
      <IfItComes instead={<Missing />} onMissing={askAnew}>
        <Suspense fallback={<Skeleton height="23rem" />}>
          <Calendar
            key={`${months} ${takesFocus}`}
            locale={locale}
            label={label}
            previousLabel={search.previousMonth}
            nextLabel={search.nextMonth}
            months={months}
            start={start}
            end={end ?? start}
            picks={isDay ? "day" : field === "end" ? "end" : "range"}
            min={firstDay}
            max={lastDay}
            takesFocus={takesFocus}
            onPick={(first, last) => onPick({ start: first as LocalDate, end: last as LocalDate | null })}
            {...prices}
          />
        </Suspense>
        {caption}
      </IfItComes>
      <div className={styles.foot}>
        <p>
          {start !== null && <b className="nowrap">{isDay || end === null ? dates.start : `${dates.start} – ${dates.end}`}</b>}
          {!isDay && start !== null && end !== null && <span>{search.nights(daysBetween(start, end))}</span>}
        </p>
        <Button tone="ink" onClick={onDone}>
          {search.done}
        </Button>
      </div>
    </dialog>
  );
}

function settle(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined;
  bringIntoView(panel);
  return keepWithin(panel);
}

/** The calendar is a comfort: its field takes what is typed. */
function Missing() {
  const { search } = useMessages();
  return (
    <p role="alert" className={styles.missing}>
      <WholeDates>{search.noCalendar}</WholeDates>
    </p>
  );
}
