import type { FlightSearch } from "../../core/flights/index.ts";
import { type Instant, type LocalDate, type Money, money, type PlaceCode, USD } from "../../core/kernel/index.ts";
import { confirmBy, type Watch, type WatchId } from "../../core/watches/index.ts";
import type { Mail } from "../ports/mailer.ts";
import type { WatchNews } from "../watches/watch-ports.ts";
import type { AskedWatch, WatchLetter } from "../ports/watch-store.ts";
import { NOW } from "./sample-trip.ts";

/** Two adults, New York to London and back, eleven days after `NOW`. */
export const SEARCH: FlightSearch = {
  from: { code: "NYC" as PlaceCode, city: "New York" },
  to: { code: "LON" as PlaceCode, city: "London" },
  departureDate: "2027-03-12" as LocalDate,
  returnDate: "2027-03-19" as LocalDate,
  party: { adults: 2, children: 0, infants: 0 },
  cabin: "M",
};

type AskedFor = Watch & { readonly email: string };

export const watchOf = (number: number, change: Partial<AskedFor> = {}): AskedFor => ({
  id: `watch ${number}` as WatchId,
  createdAt: NOW,
  state: "asked",
  ending: null,
  email: "ana@mail.example",
  language: "en",
  currency: USD,
  search: SEARCH,
  toldFare: money(500_00),
  ...change,
});

export const askedWatch = (number: number, change: Partial<AskedFor> = {}, key = `key ${number}`): AskedWatch => {
  const watch = watchOf(number, change);
  return { watch, key, confirmBy: confirmBy(watch.createdAt) };
};

/** A letter whose links have the tokens `confirm N` and `stop N`, unhashed. */
export const letterOf = (number: number, change: Partial<Mail> = {}): WatchLetter => ({
  mail: {
    id: `letter-${number}`,
    to: "ana@mail.example",
    subject: "New York to London",
    text: "The cheapest total has fallen.\n",
    html: "<p>The cheapest total has fallen.</p>",
    attachments: [],
    replyTo: { name: "Farewind", address: "hello@agency.example" },
    createdAt: NOW,
    stopUrl: `https://fly.example/watch/stop?token=${number}`,
    ...change,
  },
  tokens: [
    { hash: `confirm ${number}`, opens: "confirm" },
    { hash: `stop ${number}`, opens: "stop" },
  ],
});

export const usd = (dollars: number): Money => money(Math.round(dollars * 100));

let lastMail = 0;

/** A mail of the tests: its text is what it tells. */
export const watchMailOf = (watch: AskedFor, news: WatchNews, createdAt: Instant): Mail => ({
  id: `watch-mail-${++lastMail}`,
  to: watch.email,
  subject: `${news.kind} ${watch.id}`,
  text: JSON.stringify(news),
  html: null,
  attachments: [],
  replyTo: null,
  createdAt,
});
