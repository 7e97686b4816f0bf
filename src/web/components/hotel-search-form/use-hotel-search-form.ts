import { type FormEvent, type RefObject, useMemo } from "react";
import { useNavigate } from "../../i18n/navigation.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { openAtFirstField } from "../../ui/menu/open-at-first-field.ts";
import { useToasts } from "../../ui/toast/toaster.tsx";
import { type ShownQuery, useDraftForm } from "../search-frame/use-draft-form.ts";
import type { FormDays } from "../search-frame/use-kept-draft.ts";
import { checkHotelDraft, guestsFault, type HotelDraftFaults, isSamePlace } from "./check-hotel-draft.ts";
import { HOTEL_DRAFT, type HotelDraft, hotelDraftQuery, startingLater } from "./hotel-draft.ts";
import { useVisitorCity } from "./use-visitor-city.ts";

/** The state of the hotel form and what its button does. */
export function useHotelSearchForm(query: ShownQuery, guests: RefObject<HTMLDetailsElement | null>, refused: HotelDraftFaults | undefined) {
  const { form: words } = useMessages().hotels;
  const toasts = useToasts();
  const navigate = useNavigate();
  const days = useHotelDays();
  const { refuse, faults, setDraft, ...held } = useDraftForm<HotelDraft, HotelDraftFaults>(HOTEL_DRAFT, query, days, refused);
  const { draft } = held;
  useVisitorCity(query === undefined, ({ city, today }) =>
    setDraft((before) => (before.org.trim() === "" ? startingLater({ ...before, org: city }, days, today) : before)),
  );
  const guestsCode = guestsFault(draft, days.today);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSamePlace(draft)) return void toasts.error(words.samePlace);
    const found = checkHotelDraft(draft, days);
    if (found.checkout === "check_out_not_after_check_in") toasts.error(words.orderToast);
    if (refuse(found)) return;
    if (guestsCode !== null) return openAtFirstField(guests.current);
    void navigate(`/hotels-results?${hotelDraftQuery(draft)}`);
  };

  return {
    ...held,
    days,
    submit,
    guestsFault: guestsCode === null ? undefined : words.faults[guestsCode],
    errorOf: (field: keyof HotelDraftFaults): string | undefined => {
      const fault = faults[field];
      return fault === undefined ? undefined : words.faults[fault === "required" ? "destinationMissing" : fault];
    },
  };
}

/** Which day it is at the place, only the server can tell: the form takes every day that is still today somewhere. */
function useHotelDays(): FormDays {
  const { today, earliestToday } = useSite();
  const locale = useLocale();
  return useMemo(() => ({ today, first: earliestToday, locale }), [today, earliestToday, locale]);
}
