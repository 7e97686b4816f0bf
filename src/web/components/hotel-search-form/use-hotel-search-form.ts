import type { FormEvent, RefObject } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "../../i18n/messages.tsx";
import { useToasts } from "../../ui/toast/toaster.tsx";
import { type ShownQuery, useDraftForm } from "../search-frame/use-draft-form.ts";
import type { DraftShape } from "../search-frame/use-kept-draft.ts";
import { checkHotelDraft, guestsFault, type HotelDraftFaults, isSamePlace } from "./check-hotel-draft.ts";
import { type HotelDraft, hotelDraftQuery, readHotelDraft } from "./hotel-draft.ts";
import { useVisitorCity } from "./use-visitor-city.ts";

const SHAPE: DraftShape<HotelDraft> = { key: "hotel-search-draft", read: readHotelDraft, write: hotelDraftQuery };

/** The state of the hotel form and what its button does. */
export function useHotelSearchForm(query: ShownQuery, guests: RefObject<HTMLDetailsElement | null>) {
  const { form: words } = useMessages().hotels;
  const toasts = useToasts();
  const navigate = useNavigate();
  const { refuse, faults, setDraft, ...held } = useDraftForm<HotelDraft, HotelDraftFaults>(SHAPE, query);
  const { draft, today } = held;
  useVisitorCity(query === undefined, (place) => setDraft((before) => (before.org.trim() === "" ? { ...before, org: place } : before)));
  const guestsCode = guestsFault(draft, today);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSamePlace(draft)) return void toasts.error(words.samePlace);
    const found = checkHotelDraft(draft, today);
    if (found.checkout === "check_out_not_after_check_in") toasts.error(words.orderToast);
    if (refuse(found)) return;
    if (guestsCode !== null) return guests.current?.setAttribute("open", "");
    void navigate(`/hotels-results?${hotelDraftQuery(draft)}`);
  };

  return {
    ...held,
    submit,
    guestsFault: guestsCode === null ? undefined : words.faults[guestsCode],
    errorOf: (field: keyof HotelDraftFaults): string | undefined => {
      const fault = faults[field];
      return fault === undefined ? undefined : words.faults[fault === "required" ? "destinationMissing" : fault];
    },
  };
}
