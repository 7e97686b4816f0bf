import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { hotelAnchor } from "../../components/hotel-card/hotel-card.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { placeName } from "../../present/place-name.ts";
import type { ShownHotel } from "./hotel-screen.tsx";

/** Where the page hangs, with the way back to the hotels around it for the same stay. */
export function HotelCrumbs({ data }: { readonly data: ShownHotel }) {
  const { shell, places } = useMessages();
  const above = [
    { to: "/hotels", label: shell.hotels },
    {
      to: `/hotels-results?${data.back}#${hotelAnchor(data.hotel.id)}`,
      label: data.around ? placeName(data.around, places) : data.org,
    },
  ];
  return <Crumbs above={above} here={data.hotel.name} />;
}
