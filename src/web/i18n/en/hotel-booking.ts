import { booking } from "./booking.ts";
import { count, nights, rooms } from "./counts.ts";

/** The booking page of a stay. What it shares with flights stands in `booking`; errors and failures here take the place of those there. */
export const hotelBooking = {
  title: (hotel: string) => `Book ${hotel}`,
  heading: "Book your stay",
  crumbs: { hotels: "Hotels", here: "Book your stay" },

  stay: {
    otherRates: "See the other rooms and rates of this hotel",
    title: "Your stay",
    checkIn: "Check-in",
    checkOut: "Check-out",
    from: (weekday: string, time: string) => `${weekday}, from ${time}`,
    until: (weekday: string, time: string) => `${weekday}, until ${time}`,
    length: "Length",
    nights,
    guests: "Guests",
    /** `2 adults, 1 child in 2 rooms` */
    party: (adults: number, children: number, infants: number, roomCount: number) => {
      const people = [
        count(adults, "adult", "adults"),
        children > 0 && count(children, "child", "children"),
        infants > 0 && count(infants, "infant", "infants"),
      ].filter(Boolean);
      return `${people.join(", ")} in ${rooms(roomCount)}`;
    },
    room: "Room",
    each: (roomCount: number, room: string) => (roomCount === 1 ? room : `${roomCount} × ${room}`),
    cancellation: "Cancellation",
    picture: (room: string) => `Drawing of the room: ${room}`,
  },

  passenger: {
    title: "Passenger",
    lead: "Lead guest",
    note: (years: number) => `${years} years or older at check-in`,
    why: "Whoever checks in. The hotel asks for nobody else's name.",
  },

  summary: {
    room: "Room price",
    times: (amount: string, value: number) => `${amount} × ${nights(value)}`,
    inside: (amount: string) => `of which ${amount} taxes and fees`,
    serviceFee: "Service fee",
    total: "Total",
    dueNow: "Due now",
    dueAtHotel: "Due at the hotel",
    checked: "Your card is checked now and charged by the hotel.",
    deposit: "The hotel asks for it at check-in and gives it back at check-out. It is not part of the total.",
    note: (currency: string) => `In ${currency}, all rooms, taxes and mandatory fees included. Nothing is added later.`,
    totalFor: (value: number) => `Total for ${nights(value)}`,
  },

  errors: {
    required: {
      ...booking.errors.required,
      firstName: "Enter the first name of the lead guest.",
      lastName: "Enter the last name of the lead guest.",
    } as Readonly<Record<string, string>>,
    past_check_in: "The check-in date has passed. Choose other dates.",
  },

  tooYoung: (years: number) => `The lead guest is ${years} years or older on the day of check-in.`,

  failures: {
    offer_renewed: {
      title: "This rate has expired, and is still to be had",
      why: "Rates are held for a limited time. The same room can still be booked, at the total and the terms of now. Nothing has been booked and nothing has been charged: go on only if you agree.",
    },
    sold_out: {
      title: "Not enough of these rooms are left",
      why: "Somebody was quicker in one of these nights. Nothing was booked and nothing was charged. The hotel's page shows what else is free.",
    },
    offer_expired: {
      title: "This rate has expired",
      why: "Rates are held for a limited time. Nothing was booked and nothing was charged. The hotel's page shows today's rates.",
    },
    offer_forged: {
      title: "We do not know this rate",
      why: "The address of this page is damaged, or the rate is for another stay. Nothing was charged. Choose a room again.",
    },
    supplier_unavailable: {
      title: "We cannot reach the hotel's system",
      why: "Nothing was booked and nothing was charged. Try again in a minute, or call us.",
    },
    backToRooms: "To the hotel's other rooms",
    otherDates: "Choose other dates or guests",
    backToHotels: "Search hotels",
  },
  gone: {
    offer_expired: {
      title: "This rate has expired",
      why: "Rates are held for a limited time, and we could not renew this one: its first night may be over, or too few of the rooms be left. The hotel's page shows today's rates.",
    },
    renewed: "Rates are held for a limited time. The same room can still be booked, at the total and the terms of now.",
    sold_out: {
      title: "Not enough of these rooms are left",
      why: "Somebody was quicker in one of your nights. The hotel's page shows what else is free.",
    },
    offer_forged: {
      title: "We do not know this rate",
      why: "The address of this page is damaged or incomplete. Choose a hotel and a room again.",
    },
    supplier_unavailable: {
      title: "We cannot price this room right now",
      why: "Our hotel supply did not answer. Try again in a minute, or call us, day and night.",
    },
  },
};
