import { type FormEvent, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import { useNavigate } from "../../i18n/navigation.tsx";
import { STAY_HORIZON_DAYS } from "../../../core/hotels/index.ts";
import { addDays, type LocalDate } from "../../../core/kernel/index.ts";
import { DateRange } from "../../components/date-range/date-range.tsx";
import { GuestsField } from "../../components/guests-field/guests-field.tsx";
import { checkHotelDraft, guestsFault, type HotelDraftFaults } from "../../components/hotel-search-form/check-hotel-draft.ts";
import { HOTEL_DRAFT, type HotelDraft, hotelDraftQuery } from "../../components/hotel-search-form/hotel-draft.ts";
import { SearchFrame } from "../../components/search-frame/search-frame.tsx";
import { useDraftForm } from "../../components/search-frame/use-draft-form.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { openAtFirstField } from "../../ui/menu/open-at-first-field.ts";
import styles from "./hotel-screen.module.css";

interface StayFormProps {
  /** The place that results are looked for at. */
  readonly org: string;
  /** The day at the hotel: tonight can be had there as long as it is tonight there. */
  readonly today: LocalDate;
}

/** What the address holds besides the form's own fields, and keeps: the way back, and what was asked of a rate. */
const KEPT = ["back", "feature", "radius"];

/** Other dates or guests for the same hotel. Without scripts a plain GET form to this very page. */
export function StayForm({ org, today }: StayFormProps) {
  const { stay } = useMessages().hotelDetails;
  const { form: words } = useMessages().hotels;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const guests = useRef<HTMLDetailsElement>(null);
  const locale = useLocale();
  const days = useMemo(() => ({ today, first: today, locale }), [today, locale]);
  const { form, draft, change, faults, refuse } = useDraftForm<HotelDraft, HotelDraftFaults>(HOTEL_DRAFT, withOrg(query, org), days);
  const guestsCode = guestsFault(draft, today);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (refuse(checkHotelDraft(draft, days))) return;
    if (guestsCode !== null) return openAtFirstField(guests.current);
    void navigate(`?${withDraft(query, draft)}`, { preventScrollReset: true });
  };
  const errorOf = (field: "checkin" | "checkout"): string | undefined => {
    const code = faults[field];
    return code === undefined ? undefined : words.faults[code === "required" ? "destinationMissing" : code];
  };
  return (
    <SearchFrame ref={form} action="" label={stay.label} submitLabel={stay.submit} className={styles.stayForm} onSubmit={submit}>
      <input type="hidden" name="org" value={org} />
      {[...query].map(([name, value]) => KEPT.includes(name) && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)}
      <DateRange
        fields={{
          start: { name: "checkin", label: words.checkIn, error: errorOf("checkin") },
          end: { name: "checkout", label: words.checkOut, error: errorOf("checkout") },
        }}
        dates={{ start: draft.checkin, end: draft.checkout, hasEnd: true }}
        minNights={1}
        firstDay={today}
        lastDay={addDays(today, STAY_HORIZON_DAYS)}
        whenSingle="pale"
        onChange={({ start, end }) =>
          change({ ...(start !== undefined && { checkin: start }), ...(end !== undefined && { checkout: end }) })
        }
      />
      <GuestsField value={draft} fault={guestsCode === null ? undefined : words.faults[guestsCode]} onChange={change} panel={guests} />
    </SearchFrame>
  );
}

/** The address with the place that it means, which it need not name. */
function withOrg(query: URLSearchParams, org: string): URLSearchParams {
  const shown = new URLSearchParams(query);
  shown.set("org", org);
  return shown;
}

/** The address with what is asked for in the form, right or wrong: whatever else it holds, it keeps. */
function withDraft(query: URLSearchParams, draft: HotelDraft): URLSearchParams {
  const asked = new URLSearchParams(query);
  for (const [name, value] of hotelDraftQuery(draft)) asked.set(name, value);
  return asked;
}
