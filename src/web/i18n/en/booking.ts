import { plural } from "../grammar/plural.ts";
import type { ChargeKind } from "../../../core/hotels/index.ts";
import { type Title, TITLE_NAMES } from "../../../core/travellers/index.ts";
import { nights, travelers } from "./counts.ts";

/** What fields are called, beside them and in the summary of mistakes. */
const labels = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  mobile: "Phone number",
  cardHolderName: "Cardholder name",
  address: "Address",
  city: "City",
  state: "State",
  postalCode: "Postal code",
};

/** The booking page: flight details, forms, price summary, and what can go wrong. */
export const booking = {
  title: (route: string) => `Book ${route}`,
  heading: "Book your flight",
  crumbs: { flights: "Flights", here: "Flight details" },
  flight: { title: "Flight details", legs: "All legs and layovers" },

  fares: {
    title: "Choose your fare",
    intro: "The same flights and seats, with more allowed by the airline. Each total is for everybody, fees included.",
    ours: "What we keep when you cancel",
    names: { standard: "Standard", plus: "Plus", flex: "Flex" },
    total: "in total",
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    comesBack: (amount: string | null) => `If you cancel, you get ${amount === null ? "no refund" : `${amount} back`}.`,
    comesBackUntil: (hours: number, early: string | null, later: string | null) =>
      `If you cancel within ${hours} hours, you get ${early === null ? "no refund" : `${early} back`}; after that, ${later ?? "nothing"}.`,
    chosen: "Chosen",
    choose: (name: string) => `Choose ${name}`,
  },

  passengers: {
    title: "Passengers",
    traveler: (number: number, kind: string) => `Traveler ${number}, ${kind}`,
    lead: "Lead traveler, 18 years or older on the day of departure",
    kinds: { adult: "adult", child: "child", infant: "infant" },
    ages: {
      adult: "12 years or older on the day of departure",
      child: "2- 12 Years on the day of departure",
      infant: "0- 23 Months on every day of the trip",
    },
    names: "As in the passport",
    titleLabel: "Title",
    titles: TITLE_NAMES as Readonly<Record<Title, string>>,
    firstName: labels.firstName,
    lastName: labels.lastName,
    dob: "Date of birth",
  },
  contact: {
    title: "Contact",
    email: labels.email,
    emailHint: "With the booking number, this is how we find your booking",
    phone: labels.mobile,
    phoneHint: "10 digits for a US number; for any other, with the country code",
  },
  card: {
    title: "Card payment",
    number: "Card number",
    numberHint: "16 digits",
    holder: labels.cardHolderName,
    expiry: "Expiry of the card",
    month: "Month",
    year: "Year",
    choose: "Choose",
    cvv: "CVV",
    cvvHint: "3 digits on the back",
    safe: "Used for this one payment, never stored by us. We do not keep it in this browser either.",
    safeAtHotel: "We charge nothing to it: it is checked now, and the hotel charges it. Never stored by us, nor kept in this browser.",
    testTitle: "Payments on this site are a test",
    test: "No card is charged. The flights and hotels are illustrative too: no ticket is issued, and no room is kept for you. Please do not enter a real card; 4242 4242 4242 4242 will do, with any future date and any 3 digits.",
    encrypted: "Sent encrypted.",
  },
  billing: {
    title: "Billing",
    country: "Country",
    address: labels.address,
    city: labels.city,
    state: labels.state,
    postalCode: labels.postalCode,
  },

  summary: {
    title: "Price summary",
    baseFare: "Base fare",
    times: (fare: string, party: string) => `${fare} × ${party}`,
    /** `2 adults`, and in brackets where there are several kinds: the fare is taken that many times in all. */
    party: (adults: number, children: number, infants: number) => {
      const kinds = [
        adults > 0 && `${adults}\u00a0${plural(adults, { one: "adult", other: "adults" })}`,
        children > 0 && `${children}\u00a0${plural(children, { one: "child", other: "children" })}`,
        infants > 0 && `${infants}\u00a0${plural(infants, { one: "infant", other: "infants" })}`,
      ].filter(Boolean);
      return kinds.length > 1 ? `(${kinds.join(" + ")})` : kinds.join("");
    },
    serviceFee: "Service fee",
    once: "once for the booking",
    platformFee: "Platform fee",
    grandTotal: "Grand total",
    note: (currency: string) => `In ${currency}, taxes and carrier charges included. Nothing is added later.`,
    total: (count: number) => `Total for ${travelers(count)}`,
  },
  /** Which rule made each line of a price; behind each stands the page that states it. */
  rules: {
    title: "Why these amounts?",
    fare: "Set by the airline: the price for one traveler, with government taxes and the charges of carriers and airports, times the travelers.",
    flightServiceFee: (fee: string) => `Ours: ${fee} once for a booking made on this site, however many travel.`,
    platformFee: "Shown for the sake of completeness. It is zero.",
    stay: "Set by the hotel for all rooms and nights, with every tax and mandatory fee inside.",
    charges: {
      sales_tax: "Set by the state or the country, on the price of the room.",
      occupancy_tax: "Set by the state, the county or the city, on staying overnight.",
      vat: "Set by the country, on the price of the room.",
      city_tax: "Set by the city, on staying overnight.",
      tourism_levy: "Set by the place, on staying overnight.",
      service_charge: "Set by the hotel for its staff, and part of every price that we show.",
      resort_fee: "Set by the hotel for what it offers, whether it is used or not, and part of every price that we show.",
      facility_fee: "Set by the hotel for its facilities, whether they are used or not, and part of every price that we show.",
    } satisfies Readonly<Record<ChargeKind, string>>,
    discountName: "Discount for longer stays",
    discount: (percent: number, fromNights: number) =>
      `Set by the hotel: ${percent}% off for ${nights(fromNights)} or more, already in every price that we show.`,
    hotelServiceFee: (fee: string) => `Ours. It is ${fee} for a hotel that is booked on this site.`,
  },

  submit: "Confirm booking",
  submitAt: (total: string) => `Confirm booking at ${total}`,
  submitting: "Confirming your booking",
  terms: {
    before: "By confirming you accept the ",
    terms: "Terms and Conditions",
    and: " and the ",
    privacy: "Privacy Policy",
    after: ".",
  },
  help: { title: "Help with this booking", why: "An agent can finish it with you, day and night (24/7)." },
  draft: "What you type is kept in this browser for two days at most, card details excepted.",

  errors: {
    title: (count: number) => `${count} ${plural(count, { one: "field needs", other: "fields need" })} a look`,
    more: (count: number) => `and ${count} more, ${plural(count, { one: "marked", other: "each marked" })} below`,
    ofTraveler: (number: number, message: string) => `Traveler ${number}: ${message}`,
    /** Before a message that several fields have, where it stands away from them. */
    labels: labels as Readonly<Record<string, string>>,
    required: {
      firstName: "Enter the first name as it is in the passport.",
      lastName: "Enter the last name as it is in the passport.",
      dob: "Enter the date of birth.",
      mobile: "Enter a phone number.",
      cardDetails: "Enter the CVV.",
      expiryMonth: "Choose the month of expiry.",
      expiryYear: "Choose the year of expiry.",
      country: "Choose a country.",
      address: "Enter the billing address.",
      city: "Enter the city.",
      state: "Enter the state or province.",
      postalCode: "Enter the postal code.",
      reference: "Enter the booking number.",
      email: "Enter the email address.",
    } as Readonly<Record<string, string>>,
    requiredOther: "This field is required.",
    too_long: "This is longer than we can take. Please shorten it.",
    unprintable: "This holds characters that cannot be printed. Please type it again.",
    invalid_email: "Please enter a valid email address.",
    invalid_phone: "Enter a phone number: 10 digits in the US, elsewhere 7 to 20 with the country code.",
    invalid_card_number: "Card number must be 16 digits.",
    card_holder_required: "Cardholder name is required.",
    invalid_security_code: "The CVV has 3 or 4 digits.",
    invalid_expiry: "Choose the month and year on the card.",
    card_expired: "Your card has expired.",
    invalid_title: "Choose one of the titles.",
    invalid_date: "This is not a date. Write it like 1988-04-18.",
    born_long_ago: "Check the year of birth.",
    born_in_future: "A date of birth lies in the past.",
    name_characters: "Use letters, spaces, hyphens, apostrophes and dots only.",
    infant_too_old: "Infants are under 2 years old on every day of the trip. Search again with one more child instead.",
    child_too_young: "Children are 2 to 12 years old. This one travels as an infant: search again with one more infant.",
    child_too_old: "Children are 2 to 12 years old. This one travels as an adult: search again with one more adult.",
    adult_too_young: "Adults are 12 years or older on the day of departure.",
    lead_too_young: "The lead traveler is 18 years or older on the first day of the trip.",
    invalid_country: "Choose a country from the list.",
    invalid_party: "Enter the names of all travelers.",
    invalid_count: "This is not a whole number of guests or rooms.",
    past_check_in: "The check-in date lies in the past.",
    beyond_horizon: "Stays are sold up to a year ahead.",
    check_out_not_after_check_in: "The check-out date must lie after the check-in date.",
    too_many_nights: "A stay holds at most 30 nights.",
    no_room_or_adult: "Choose at least one room and one adult.",
    over_limit: "One booking holds at most 5 rooms, 10 adults, 10 children and 2 infants.",
    fewer_adults_than_rooms: "Each room needs an adult.",
    more_guests_than_rooms_hold: "The guests do not fit into so few rooms. Choose more rooms.",
    below_check_in_age: "The lead guest is younger than the hotel lets check in.",
    too_many_travellers: "One booking holds at most 9 tickets.",
    invalid_amount: "The total is missing. Please load the page again.",
    invalid_currency: "The currency is missing. Please load the page again.",
  },

  /** What this browser has booked, or may have. */
  own: {
    booked: {
      title: "You have booked this",
      why: "The booking was made in this browser.",
      again: "If you send this form, you book it a second time.",
      link: "To your booking",
    },
    unanswered: {
      title: "Your form got no answer",
      why: "It was sent, and the booking may have been made all the same.",
      link: "See whether it was made",
    },
    nothing: "Nothing was booked with the form that you sent, and nothing was charged.",
  },

  failures: {
    toast: "Failed to submit the form. Please try again.",
    price_changed: {
      title: "The price has changed",
      why: "Nothing has been booked and nothing has been charged. Look at both totals, and go on only if you agree to the new one.",
      since: "The total is a different one than where you chose it. Nothing is booked before you confirm it.",
      before: "You were shown",
      now: "New total",
      difference: "Difference",
      more: (amount: string) => `${amount} more`,
      same: "none",
      less: (amount: string) => `${amount} less`,
      card: "Everything else that you typed is kept. Card details are never sent back to you: type them again where their fields are empty.",
      agree: "Book at the new price",
      agreeAgain: "Confirm again",
    },
    offer_renewed: {
      title: "This fare has expired, and is still to be had",
      why: "Fares are held for a limited time. The same flights can still be booked, at the total of now. Nothing has been booked and nothing has been charged: go on only if you agree.",
    },
    sold_out: {
      title: "Not enough seats are left on this flight",
      why: "Others were quicker. Nothing was charged. Other flights of the same search are one click away.",
    },
    offer_expired: {
      title: "This fare has expired",
      why: "Fares are held for a limited time. Nothing was charged. Search again for the current price.",
    },
    offer_forged: {
      title: "We do not know this fare",
      why: "The address of this page is damaged. Nothing was charged. Search again to choose a flight.",
    },
    payment_declined: {
      title: "The card was declined",
      toCard: "Enter another card",
      declined: "The bank did not approve the payment. Nothing was charged. Try another card, or call your bank.",
      insufficient_funds: "The bank says that the card has insufficient funds. Nothing was charged. Try another card.",
      expired_card: "Your card has expired.",
    },
    payment_not_asked: {
      title: "Your booking was interrupted",
      why: "It came to a stop before it reached your bank. Nothing was booked and nothing was charged. Please send it again.",
    },
    sale_closed: {
      title: "It can no longer be booked",
      why: "Its sale closed before we could order it for you. Nothing was booked and nothing was charged: we let go what your bank has set aside.",
    },
    key_reused: {
      title: "This form was sent before with other details",
      why: "Nothing new was booked. Please press the button once more: the form now counts as a new one.",
    },
    booked_before: {
      title: (bookingId: string) => `This form has reached us before: it is booking ${bookingId}`,
      why: "It was sent with other details then. See what became of it first: if you send this form now, you book and pay a second time.",
      link: "To that booking",
    },
    invalid_travellers: { title: "A traveler's details need a look", why: "Nothing was booked and nothing was charged." },
    in_progress: {
      title: "Your booking is still under way",
      why: "We are waiting for an answer. Do not pay again: in a minute, press the button once more and you get the result of the first try.",
    },
    too_many: {
      title: "Too many tries for now",
      why: (minutes: number) =>
        `This try booked nothing and charged nothing. To keep cards safe, you can press the button again in ${minutes} ${plural(minutes, { one: "minute", other: "minutes" })}; all you typed but the card stays here. Or call us right now:`,
    },
    supplier_unavailable: {
      title: "We cannot reach the airline's system",
      why: "Nothing was booked and nothing was charged. Try again in a minute, or call us.",
    },
    unanswered: {
      title: "We got no answer",
      why: "Your booking may have been made all the same. Press Confirm booking once more: if it was made, you get its number, and you pay once.",
    },
    backToResults: "Back to the results",
    searchAgain: "Search flights",
  },
  gone: {
    offer_expired: {
      title: "This fare has expired",
      why: "Fares are held for a limited time, and we could not renew this one: its flights may have left, be full, or fly by another timetable now. The search shows what there is.",
    },
    sold_out: {
      title: "Not enough seats are left on this flight",
      why: "Others have booked since you searched. Other flights of the same search are one click away.",
    },
    offer_forged: {
      title: "We do not know this fare",
      why: "The address of this page is damaged or incomplete. Search again to choose a flight.",
    },
    supplier_unavailable: {
      title: "We cannot price this flight right now",
      why: "Our timetable did not answer. Try again in a minute, or call us, day and night.",
    },
    renewed: "Fares are held for a limited time. The same flights can still be booked, at the total of now.",
    same: (total: string) => `The total is still ${total}.`,
    book: "Book at this price",
    again: "Try again",
  },
};
