import { englishRooms } from "../../../core/hotels/english-rooms.ts";
import type { Amenity, HotelKind, HotelLook, HotelView } from "../../../core/hotels/index.ts";
import { formatNumber } from "../grammar/format-number.ts";
import { nights, guests, rooms } from "./counts.ts";

const buildings: Readonly<Record<HotelLook["building"], string>> = {
  tower: "a tower",
  brownstone: "a town house",
  resort: "a resort",
  lodge: "a timber lodge",
  inn: "an inn",
  motel: "a motel",
  grand: "a grand hotel",
  apartment: "an apartment house",
};
const settings: Readonly<Record<HotelLook["setting"], string>> = {
  city: "the city's towers",
  beach: "the sea",
  mountain: "mountains",
  desert: "the desert",
  highway: "hills and a road",
  garden: "gardens",
};
const hours = { day: "by day", dusk: "at dusk", night: "at night" } as const;

/** A hotel's own page: pictures, rooms and rates, what it has, and its rules. */
export const hotelDetails = {
  title: (name: string, city: string) => `${name}, ${city}`,
  description: (name: string, city: string) =>
    `Rooms and rates of ${name} in ${city}: totals with taxes and fees in, and the last day of free cancellation.`,
  descriptionOfAny: "Rooms and rates of a hotel: totals with taxes and fees in, and the last day of free cancellation.",
  kinds: {
    hotel: "Hotel",
    resort: "Resort",
    lodge: "Lodge",
    inn: "Inn",
    motel: "Motel",
    aparthotel: "Apartment hotel",
    guesthouse: "Guesthouse",
    hostel: "Hostel",
  } satisfies Readonly<Record<HotelKind, string>>,
  fromCenter: (miles: string, city: string) => `${miles} from the center of ${city}`,
  built: (kind: string, year: number, roomCount: number) => `${kind}, built in ${year}, ${rooms(roomCount)}`,

  gallery: {
    label: "Pictures",
    caption: "Illustration",
    note: "Pictures are drawings made from the hotel's traits, not photographs.",
    names: {
      outside: () => "Building",
      room: () => "Room",
      pool: () => "Pool",
      view: () => "View",
      lobby: () => "Lobby",
      later: (hour) => ({ day: "By day", dusk: "At dusk", night: "At night" })[hour],
    } satisfies Readonly<Record<HotelView, (hour: keyof typeof hours) => string>>,
    alts: {
      outside: ({ building, setting }, hour) =>
        `Drawing of the building ${hours[hour]}: ${buildings[building]} before ${settings[setting]}`,
      later: ({ building, setting }, hour) => `Drawing of the building ${hours[hour]}: ${buildings[building]} before ${settings[setting]}`,
      room: ({ setting }, hour) => `Drawing of a room ${hours[hour]}, ${settings[setting]} in its window`,
      pool: ({ setting }, hour) => `Drawing of the pool ${hours[hour]}, ${settings[setting]} behind it`,
      view: ({ setting }, hour) => `Drawing of the view from a window ${hours[hour]}: ${settings[setting]}`,
      lobby: ({ setting }, hour) => `Drawing of the lobby ${hours[hour]}, ${settings[setting]} outside`,
    } satisfies Readonly<Record<HotelView, (look: HotelLook, hour: keyof typeof hours) => string>>,
    open: (alt: string) => `Show large: ${alt}`,
    close: "Close the pictures",
    previous: "Previous picture",
    next: "Next picture",
    position: (at: number, all: number) => `${at} of ${all}`,
  },

  stay: {
    label: "Dates and guests",
    submit: "Show rates",
    faultsTitle: "These dates or guests need a look",
  },

  rates: {
    title: "Rooms and rates",
    recap: (checkIn: string, checkOut: string, nightCount: number, people: number, roomCount: number) =>
      `${checkIn} – ${checkOut}, ${nights(nightCount)}, ${guests(people)} in ${rooms(roomCount)}.`,
    totals: (fee: string) => `Totals include all taxes and fees; service fee ${fee}.`,
    totalsIn: (currency: string, fee: string) => `Totals in ${currency} include all taxes and fees; service fee ${fee}.`,
    columns: { included: "Included", cancellation: "Cancellation", total: "Total", choose: "Choose" },
    select: "Select Room",
    selectNamed: (room: string, total: string) => `Select Room: ${room}, ${total}`,
    left: (value: number) => `${formatNumber(value)} left`,
    sleeps: (value: number) => `for up to ${guests(value)}`,
    perNight: (amount: string) => `${amount} per night`,
    of: (amount: string) => `of which ${amount} taxes and fees`,
    noCharges: "no taxes or fees on top",
    payNow: "Pay now",
    from: "from",
    saving: (percent: number, fromNights: number) => `${percent}% off for ${nights(fromNights)} or more is already in these prices.`,
    totalFrom: (nightCount: number) => `for ${nights(nightCount)}, taxes and fees in`,
  },

  roomKinds: englishRooms.kinds,
  roomViews: englishRooms.views,
  beds: englishRooms.beds,
  and: englishRooms.and,
  size: (sqm: number, sqft: number) => `${formatNumber(sqft)}\u00a0sq\u00a0ft (${sqm}\u00a0m²)`,
  boards: englishRooms.boards,
  charges: englishRooms.charges,

  cancellation: {
    free: "Free cancellation",
    partly: "Partly refundable",
    none: "Nonrefundable",
    until: "until ",
    clock: (time: string) => `${time} hotel time`,
    thenCosts: (amount: string) => `Then it costs ${amount}`,
    thenFull: "Then the full price",
    costs: (amount: string) => `Canceling costs ${amount}`,
    /** Midnight, of which nobody is sure whether it begins a day or ends it. */
    startOf: (day: string) => `the start of ${day}`,
    costsFrom: (day: string, amount: string) => `from ${day}: ${amount}`,
    fullFrom: (day: string) => `from ${day}: the full price`,
    full: "Full price if canceled",
  },

  amenitiesTitle: "Amenities",
  amenities: {
    wifi: "Free Wi-Fi",
    pool: "Pool",
    spa: "Spa",
    fitness: "Fitness room",
    restaurant: "Restaurant",
    bar: "Bar",
    breakfast_room: "Breakfast room",
    parking: "Parking",
    airport_shuttle: "Airport shuttle",
    beach_access: "Beach access",
    family_rooms: "Family rooms",
    pets: "Pets welcome",
    air_conditioning: "Air conditioning",
    kitchen: "Kitchen in the room",
    laundry: "Laundry",
    desk_24h: "24-hour desk",
    luggage_storage: "Luggage storage",
    safe: "Room safe",
    step_free: "Step-free access",
    business_center: "Business center",
    ev_charging: "EV charging",
    terrace: "Terrace",
    ski_storage: "Ski storage",
    lift: "Elevator",
  } satisfies Readonly<Record<Amenity, string>>,

  policies: {
    title: "Good to know",
    checkIn: "Check-in",
    checkOut: "Check-out",
    from: (time: string) => `from ${time}`,
    until: (time: string) => `until ${time}`,
    pets: "Pets",
    petFee: (amount: string) => `Welcome, ${amount} a stay, paid at the hotel and not part of the total`,
    petsFree: "Welcome, free of charge",
    noPets: "Not allowed",
    age: "Minimum age",
    minAge: (years: number) => `${years} years to check in without an older guest`,
    deposit: "Deposit",
    depositOf: (amount: string) => `${amount} at check-in, given back at check-out`,
    noDeposit: "None",
    cots: "Cribs",
    hasCots: "Free for infants, in every room",
    noCots: "None: bring your own for an infant",
    smoking: "Smoking",
    smokeFree: "Smoke-free in every room",
    smokingRooms: "There are rooms for smokers; ask the desk",
  },

  where: {
    title: "Where it is",
    map: (name: string, miles: string, city: string) => `Map: ${name} lies ${miles} miles from the center of ${city}`,
    ring: (miles: number) => `${miles} mi`,
    checkInOut: (from: string, until: string) => `Check-in from ${from}, check-out until ${until}`,
  },
  help: { title: "Questions about a room?", why: "An agent answers day and night." },
  illustrative: "The hotel, its prices and its ratings are illustrative: they come from a built-in model.",

  full: {
    title: "Full for these nights",
    why: (name: string, checkIn: string, checkOut: string) => `${name} has no room for all of you from ${checkIn} to ${checkOut}.`,
    otherDates: "It has rooms on other dates, for as many nights:",
    dates: (checkIn: string, checkOut: string) => `${checkIn} – ${checkOut}`,
    otherHotels: (city: string) => `Other hotels in ${city} for these nights`,
    otherHotelsNear: (place: string) => `Other hotels near ${place} for these nights`,
  },
  failed: {
    title: "The rates did not arrive",
    why: "Our hotel supply did not answer. Everything else about the hotel is below.",
    again: "Try again",
  },
  loading: "Loading....",
  gone: {
    title: "Hotel not found",
    why: "We know no hotel by this address. It may be damaged, or the hotel is no longer with us.",
    back: "Search hotels",
  },
};
