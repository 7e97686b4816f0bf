import { type BookingId, err, type Instant, type OfferId, ok, type Result, secondsAfter } from "../../core/kernel/index.ts";
import type { BookPorts } from "../book.ts";
import { createNoteSales } from "../note-sales.ts";
import type { SendEnquiryPorts } from "../send-enquiry.ts";
import type { CalendarPorts, ResendPorts } from "../manage/resend-confirmation.ts";
import type { BookingStore } from "../ports/booking-store.ts";
import type { BookingLimiters } from "../limited-booking.ts";
import type { FlightSupply, HoldableOffer, OfferFailure } from "../ports/flight-supply.ts";
import type { CheckedLimiter } from "../ports/limiter.ts";
import type { PaymentGateway } from "../ports/payment-gateway.ts";
import type { VisitorPlaces } from "../ports/visitor-places.ts";
import type { WatchTools } from "../watches/watch-ports.ts";
import { createMemoryBookingStore, type MemoryBookingStore } from "./memory-booking-store.ts";
import { createMemoryEnquiryStore } from "./memory-enquiry-store.ts";
import { createMemoryHotelSupply, type MemoryHotelSupply } from "./memory-hotel-supply.ts";
import { attentionAbout, mailAbout } from "./sample-mail.ts";
import { createScriptedOrders, type ScriptedOrders } from "./scripted-orders.ts";
import { CLAIMS, NOW, OFFER, RATES } from "./sample-trip.ts";
import { createMemoryWatchStore } from "./memory-watch-store.ts";
import { watchMailOf } from "./sample-watch.ts";

/** Everything that a booking needs, under the test's control; enquiries are taken without limits. */
export interface BookingWorld extends BookPorts, SendEnquiryPorts, ResendPorts, CalendarPorts, WatchTools {
  readonly hotels: MemoryHotelSupply;
  readonly orders: ScriptedOrders;
  readonly visitorPlaces: VisitorPlaces;
  readonly bookingLimiters: BookingLimiters;
  /** What the supply of flights answers for any offer id. */
  offered: Result<HoldableOffer, OfferFailure>;
  /** Seats that the supply of flights was told of, by claim. */
  readonly noted: ReadonlyMap<string, number>;
  pass(seconds: number): void;
}

/** Lets all through. */
const UNLIMITED: CheckedLimiter = { check: async () => ok(null), take: async () => ok(null), giveBack: async () => undefined };

/** @param given the store; else one in memory, of whose sales the supplies hear at once. */
export function createBookingWorld(gateway: PaymentGateway): BookingWorld & { readonly store: MemoryBookingStore };
export function createBookingWorld(gateway: PaymentGateway, given: BookingStore): BookingWorld;
export function createBookingWorld(gateway: PaymentGateway, given?: BookingStore): BookingWorld {
  let now: Instant = NOW;
  let lastId = 0;
  const noted = new Map<string, number>();
  const flights = supplyOf((id) => (id === OFFER.id ? world.offered : err("offer_forged")), noted);
  const hotels = createMemoryHotelSupply();
  const world: BookingWorld = {
    offered: ok({ offer: OFFER, claims: CLAIMS }),
    noted,
    pass: (seconds) => {
      now = secondsAfter(now, seconds);
    },
    gateway,
    orders: createScriptedOrders(),
    within: (work) => work,
    log: { warn: () => undefined, error: () => undefined },
    writeAttentionMail: ({ id }, { reason, since }) => attentionAbout(id, reason, since),
    writeMail: (kind, booking, createdAt) => mailAbout(kind, booking, createdAt),
    store: given ?? createMemoryBookingStore(undefined, createNoteSales({ flights, hotels })),
    flights,
    hotels,
    visitorPlaces: { cityOf: () => null },
    rates: { current: () => RATES, at: () => RATES },
    enquiries: createMemoryEnquiryStore(),
    enquiryLimiter: UNLIMITED,
    resendLimiter: UNLIMITED,
    watches: createMemoryWatchStore(),
    newToken: () => `token ${++lastId}`,
    writeWatchMail: watchMailOf,
    watchLimiter: UNLIMITED,
    confirmationLimiter: UNLIMITED,
    writeCalendar: ({ id }) => ({ name: `trip-${id}.ics`, contentType: "text/calendar", content: "" }),
    bookingLimiters: { sameBooking: UNLIMITED, booking: UNLIMITED, repeat: UNLIMITED, declinedFrom: UNLIMITED, declinedFor: UNLIMITED },
    agencyAddress: "desk@agency.example",
    clock: { now: () => now },
    ids: { bookingId: () => String(++lastId).padStart(8, "0") as BookingId, rowId: () => `row ${++lastId}` },
    digest: (text) => text,
  };
  return world;
}

function supplyOf(offer: (id: OfferId) => Result<HoldableOffer, OfferFailure>, noted: Map<string, number>): FlightSupply {
  return {
    name: "scripted",
    findPlace: () => null,
    suggestPlaces: () => [],
    zoneOf: () => null,
    nearbyAirports: () => ({ source: [], destination: [] }),
    search: async () => ({ offers: [], searchMs: 0 }),
    searchAfter: async () => err("offer_forged"),
    cheapestAfter: async (ids) => ids.map(() => null),
    beginnings: async () => ({ held: [], failure: "offer_forged" }),
    isAt: () => false,
    isOneCity: (one, other) => one === other,
    cheapest: async () => null,
    fareDays: async ({ days }) => Array<null>(days).fill(null),
    explore: async () => [],
    madeAt: () => NOW,
    offer: async (id) => offer(id),
    fareBrands: async (id) => {
      const found = offer(id);
      return found.ok ? ok([found.value.offer]) : found;
    },
    renew: async () => err("offer_expired"),
    noteSold: (claims, seats) => {
      for (const { key } of claims) noted.set(key, (noted.get(key) ?? 0) + seats);
    },
    salesNoted: () => 0,
  };
}
