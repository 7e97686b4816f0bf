import { useMessages } from "../../i18n/messages.tsx";
import { DateField } from "./date-field.tsx";
import styles from "./date-range.module.css";

/** The two dates of the search form, as typed, and which of them count. */
export interface TripDates {
  readonly date: string;
  readonly rtnDate: string;
  readonly trpType: "oneWay" | "roundtrip";
}

interface DateRangeProps {
  readonly dates: TripDates;
  readonly errors: { readonly date: string | undefined; readonly rtnDate: string | undefined };
  /** On the results a one-way search shows no return date; on the home page it waits, pale, and picking it makes a round trip. */
  readonly isReturnHiddenOneWay: boolean;
  readonly onChange: (change: Partial<TripDates>) => void;
}

/** Departure and return: two text fields over one calendar. */
export function DateRange({ dates, errors, isReturnHiddenOneWay, onChange }: DateRangeProps) {
  const { search } = useMessages();
  return (
    <>
      <DateField
        name="date"
        label={search.departureDate}
        value={dates.date}
        error={errors.date}
        onChange={(date) => onChange({ date })}
        onOpen={() => undefined}
        onIntent={() => undefined}
      />
      <div className={isReturnHiddenOneWay ? styles.onlyRound : styles.paleOneWay}>
        <DateField
          name="rtnDate"
          label={search.returnDate}
          value={dates.rtnDate}
          error={errors.rtnDate}
          onChange={(rtnDate) => onChange({ rtnDate, trpType: "roundtrip" })}
          onOpen={() => undefined}
          onIntent={() => undefined}
        />
      </div>
    </>
  );
}
