import { type HotelOffer, nightsOf, type Room } from "../hotels/index.ts";
import type { Block } from "./document.ts";
import { formatWeekDay } from "./format.ts";
import { hotelAddress } from "./hotel-address.ts";
import type { Telling } from "./telling.ts";

/** The stay of a booking: the hotel, its days on the hotel's clock, the room and who sleeps in it. */
export function stayPart(telling: Telling, { hotel, room, rate, stay, guests }: HotelOffer): readonly Block[] {
  const { words, booking, time } = telling;
  const { stay: told } = words;
  return [
    { kind: "heading", text: told.heading },
    {
      kind: "journey",
      title: hotel.name,
      ends: [
        {
          time: told.checkIn(time(hotel.checkInFrom)),
          day: formatWeekDay(stay.checkIn, booking.language),
          place: hotelAddress(telling, hotel),
        },
        { time: told.checkOut(time(hotel.checkOutUntil)), day: formatWeekDay(stay.checkOut, booking.language), place: "" },
      ],
      notes: [],
    },
    {
      kind: "pairs",
      rows: [
        { label: told.length, value: told.nights(nightsOf(stay)) },
        { label: told.guests, value: told.party(guests) },
        { label: told.room, value: `${told.each(guests.rooms, roomName(telling, room))}. ${told.boards[rate.board]}.` },
      ],
    },
  ];
}

/** `Family room, city view, 2 queen beds` */
function roomName({ words: { stay } }: Telling, { kind, view, beds }: Room): string {
  const bedWords = beds.map((bed) => stay.beds[bed.kind](bed.count)).join(stay.and);
  return [stay.kinds[kind], stay.views[view], bedWords].filter((part) => part !== null).join(", ");
}
