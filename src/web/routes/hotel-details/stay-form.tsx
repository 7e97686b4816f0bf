import { type FormEvent, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { STAY_HORIZON_DAYS } from "../../../core/hotels/index.ts";
import { addDays } from "../../../core/kernel/index.ts";
import { DateRange } from "../../components/date-range/date-range.tsx";
import { GuestsField } from "../../components/guests-field/guests-field.tsx";
import { checkHotelDraft, guestsFault, type HotelDraftFaults } from "../../components/hotel-search-form/check-hotel-draft.ts";
import { type HotelDraft, hotelDraftQuery, readHotelDraft } from "../../components/hotel-search-form/hotel-draft.ts";
import { SearchFrame } from "../../components/search-frame/search-frame.tsx";
import { useDraftForm } from "../../components/search-frame/use-draft-form.ts";
import type { DraftShape } from "../../components/search-frame/use-kept-draft.ts";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./hotel-screen.module.css";

/** The same draft as that of the hotel search: who changes the dates here finds them there. */
const SHAPE: DraftShape<HotelDraft> = { key: "hotel-search-draft", read: readHotelDraft, write: hotelDraftQuery };

/** Other dates or guests for the same hotel. Without scripts a plain GET form to this very page. */
export function StayForm({ org }: { readonly org: string }) {
  const { stay } = useMessages().hotelDetails;
  const { form: words } = useMessages().hotels;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const guests = useRef<HTMLDetailsElement>(null);
  const shown = new URLSearchParams([...query, ["org", org]].filter(([name], index) => name !== "org" || index === query.size));
  const { form, today, draft, change, faults, refuse } = useDraftForm<HotelDraft, HotelDraftFaults>(SHAPE, shown);
  const guestsCode = guestsFault(draft, today);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (refuse(checkHotelDraft(draft, today))) return;
    if (guestsCode !== null) return guests.current?.setAttribute("open", "");
    void navigate(`?${hotelDraftQuery(draft)}`, { preventScrollReset: true });
  };
  const errorOf = (field: "checkin" | "checkout"): string | undefined => {
    const code = faults[field];
    return code === undefined ? undefined : words.faults[code === "required" ? "destinationMissing" : code];
  };
  return (
    <SearchFrame ref={form} action="" label={stay.label} submitLabel={stay.submit} className={styles.stayForm} onSubmit={submit}>
      <input type="hidden" name="org" value={org} />
      <DateRange
        fields={{
          start: { name: "checkin", label: words.checkIn, error: errorOf("checkin") },
          end: { name: "checkout", label: words.checkOut, error: errorOf("checkout") },
        }}
        dates={{ start: draft.checkin, end: draft.checkout, hasEnd: true }}
        minNights={1}
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
