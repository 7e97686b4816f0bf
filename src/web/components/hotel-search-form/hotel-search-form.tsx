import { useRef } from "react";
import { STAY_HORIZON_DAYS } from "../../../core/hotels/index.ts";
import { addDays } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import type { DatePair } from "../date-range/date-pair.ts";
import { DateRange } from "../date-range/date-range.tsx";
import { GuestsField } from "../guests-field/guests-field.tsx";
import { LocationField } from "../location-field/location-field.tsx";
import { SearchFrame } from "../search-frame/search-frame.tsx";
import type { HotelDraftFaults } from "./check-hotel-draft.ts";
import type { HotelDraft } from "./hotel-draft.ts";
import styles from "./hotel-search-form.module.css";
import { RadiusSelect } from "./radius-select.tsx";
import { useHotelSearchForm } from "./use-hotel-search-form.ts";

interface HotelSearchFormProps {
  /** On the results: the query that is shown. Elsewhere the form starts from what was last typed, or the visitor's city. */
  readonly query?: URLSearchParams | undefined;
  /** What the server found wrong with the query, but for its dates. */
  readonly refused?: HotelDraftFaults | undefined;
}

/**
 * The hotel search. Before scripts have loaded, and without them, it is a plain GET form to `/hotels-results`. Enter in a
 * field does not send it (specification, section 2): its first button, which Enter would press, is switched off.
 */
export function HotelSearchForm(props: HotelSearchFormProps) {
  return <Form key={props.query?.toString()} {...props} />;
}

function Form({ query, refused }: HotelSearchFormProps) {
  const { form: words } = useMessages().hotels;
  const guests = useRef<HTMLDetailsElement>(null);
  const { form, days, draft, change, submit, errorOf, guestsFault } = useHotelSearchForm(query, guests, refused);
  return (
    <SearchFrame
      ref={form}
      action="/hotels-results"
      label={words.name}
      submitLabel={words.submit}
      className={styles.columns}
      onSubmit={submit}
      top={<span className={`small muted ${styles.total}`}>{words.totalFirst}</span>}
    >
      <button type="submit" disabled hidden>
        {words.submit}
      </button>
      <div className={styles.place}>
        <LocationField
          kind="hotels"
          name="org"
          label={words.destination}
          value={draft.org}
          error={errorOf("org")}
          minimum={3}
          onChange={(org) => change({ org })}
        />
      </div>
      <DateRange
        fields={{
          start: { name: "checkin", label: words.checkIn, error: errorOf("checkin") },
          end: { name: "checkout", label: words.checkOut, error: errorOf("checkout") },
        }}
        dates={{ start: draft.checkin, end: draft.checkout, hasEnd: true }}
        minNights={1}
        firstDay={days.first}
        lastDay={addDays(days.today, STAY_HORIZON_DAYS)}
        whenSingle="pale"
        onChange={(dates) => change(stayOf(dates))}
      />
      <GuestsField value={draft} fault={guestsFault} onChange={change} panel={guests} />
      <div className={styles.within}>
        <RadiusSelect value={draft.radiusMiles} onChange={(radiusMiles) => change({ radiusMiles })} />
      </div>
    </SearchFrame>
  );
}

const stayOf = ({ start, end }: Partial<DatePair>): Partial<HotelDraft> => ({
  ...(start !== undefined && { checkin: start }),
  ...(end !== undefined && { checkout: end }),
});
