import { type Booking, bookedRates } from "../booking/index.ts";
import { formatMoney, type Instant, isMidnight, type LocalDate, type LocalDateTime, type Money } from "../kernel/index.ts";
import { convert } from "../pricing/index.ts";
import { type Airport, spanishAirport, spanishCity } from "../places/index.ts";
import { formatDay, formatTime } from "./format.ts";
import { mailWords, type MailWords } from "./words/index.ts";

/** Who writes, and what the site knows that a booking does not. */
export interface SiteFacts {
  readonly brand: {
    readonly name: string;
    readonly supportPhone: string;
    readonly supportEmail: string;
    readonly officeAddress: string;
  };
  /** `https://fly.example`, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether cards are only played with. */
  readonly isTestPayment: boolean;
  /** Whether flights and hotels come from our own model, so that nobody else knows of the booking. */
  readonly isModelSupply: boolean;
  /** The IANA zone of an airport by its code; null when it is not known. */
  zoneOf(airport: string): string | null;
}

/** The same at the moment of which is told. */
export interface DatedFacts extends SiteFacts {
  readonly now: Instant;
}

export interface MailFacts extends DatedFacts {
  /** Of the mail: another one for each. */
  readonly id: string;
}

/** A booking with the words and manners to tell it in. */
export interface Telling {
  readonly booking: Booking;
  readonly words: MailWords;
  readonly site: DatedFacts;
  money(amount: Money): string;
  day(day: LocalDate | LocalDateTime): string;
  time(time: string): string;
  /** `Mar-12-2027, 5:30 PM`; `the start of Mar-12-2027` */
  moment(at: LocalDateTime): string;
  city(name: string, where: string): string;
  airport(airport: Airport): string;
  /** An amount in US dollars as it was when the booking was made, in its currency. */
  quoted(usd: Money): Money;
  /** `Visa ending in 4242`, inside of a sentence. */
  readonly card: string;
  /** A page of the site in the booking's language, by its English address. */
  url(page: string): string;
}

export function tellingOf(booking: Booking, site: DatedFacts): Telling {
  const { language, card } = booking;
  const words = mailWords(language);
  const inLanguage = (page: string): string => (language === "es" ? `/es${page === "/" ? "" : page}` : page);
  const [day, time] = [(at: LocalDate | LocalDateTime) => formatDay(at, language), (at: string) => formatTime(at, language)];
  return {
    booking,
    words,
    site,
    money: (amount) => formatMoney(amount, language),
    day,
    time,
    moment: (at) => (isMidnight(at) ? words.startOf(day(at)) : words.moment(day(at), time(at))),
    city: (name, where) => (language === "es" ? spanishCity(name, where) : name),
    airport: (airport) => (language === "es" ? spanishAirport(airport) : airport.name),
    quoted: (usd) => convert(usd, booking.quote.currency, bookedRates(booking)),
    card: words.card(card.brand, card.last4),
    url: (page) => `${site.publicUrl}${inLanguage(page)}`,
  };
}

export const cityOf = ({ city }: Telling, airport: Airport): string => city(airport.city, airport.code);

/** `New York, John F. Kennedy International Airport (JFK)` */
export const airportName = (telling: Telling, airport: Airport): string =>
  `${cityOf(telling, airport)}, ${telling.airport(airport)} (${airport.code})`;
