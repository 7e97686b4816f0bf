import { searchQueryOf, travellerCount } from "../flights/index.ts";
import { formatDate, formatMoney, type Instant, money, type Money } from "../kernel/index.ts";
import { type Place, spanishCity } from "../places/index.ts";
import { CHECK_HOURS, CONFIRM_HOURS, LEAST_DROP, leastDropText, type Watch } from "../watches/index.ts";
import { cleanText } from "./clean-text.ts";
import { type Block, footerOf, type MailDocument } from "./document.ts";
import { htmlOf } from "./render-html.ts";
import { textOf } from "./render-text.ts";
import type { SiteFacts } from "./telling.ts";
import { watchEn, type WatchWords } from "./words/watch-en.ts";
import { watchEs } from "./words/watch-es.ts";

type WatchedBy = Watch & { readonly email: string };

/** What a mail tells beside its watch; totals are in the watch's currency. */
interface WatchMailNews {
  readonly kind: "confirm" | "drop";
  readonly total: Money | null;
  readonly before: Money | null;
  /** Null unless it asks for the confirmation. */
  readonly confirmToken: string | null;
  readonly stopToken: string;
}

type WatchFacts = Pick<SiteFacts, "brand" | "publicUrl" | "isModelSupply"> & { readonly id: string; readonly now: Instant };

/** A mail about a watch, ready for the outbox. */
interface WatchMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly [];
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly createdAt: Instant;
  readonly stopUrl: string;
}

/** The mail by which a watch is confirmed, or that tells of a lower total, in the watch's language. Both bring a link that stops it. */
export function watchMail(watch: WatchedBy, news: WatchMailNews, facts: WatchFacts): WatchMail {
  const telling = tellingOf(watch, news, facts);
  const document = news.kind === "confirm" ? confirmDocument(telling) : dropDocument(telling);
  const { name, supportEmail: address } = facts.brand;
  return {
    id: facts.id,
    to: watch.email,
    subject: cleanText(document.subject),
    text: textOf(document),
    html: htmlOf(document),
    attachments: [],
    replyTo: { name, address },
    createdAt: facts.now,
    stopUrl: telling.stopUrl,
  };
}

function tellingOf(watch: WatchedBy, news: WatchMailNews, facts: WatchFacts) {
  const { language, search } = watch;
  const words: WatchWords = language === "es" ? watchEs : watchEn;
  const url = (page: string, query: URLSearchParams): string => `${facts.publicUrl}${language === "es" ? "/es" : ""}${page}?${query}`;
  // With its code: a city may be watched as a whole, and by each of its airports.
  const named = ({ city, code }: Place): string => `${language === "es" ? spanishCity(city, code) : city} (${code})`;
  const [from, to] = [named(search.from), named(search.to)];
  const [departure, arrival] = [formatDate(search.departureDate, language), search.returnDate && formatDate(search.returnDate, language)];
  return {
    watch,
    news,
    facts,
    words,
    departure,
    arrival,
    route: words.route(from, to),
    trip: words.trip(words.route(from, to), words.days(departure, arrival)),
    amount: (amount: Money) => formatMoney(amount, language),
    resultsUrl: url("/search-results", searchQueryOf(search)),
    confirmUrl: url("/watch/confirm", new URLSearchParams({ token: news.confirmToken ?? "" })),
    stopUrl: url("/watch/stop", new URLSearchParams({ token: news.stopToken })),
  };
}

type WatchTelling = ReturnType<typeof tellingOf>;

function confirmDocument(telling: WatchTelling): MailDocument {
  const { words, news, trip, amount } = telling;
  const { subject, preview, title, intro, button, nobody, none } = words.confirm;
  const total = news.total === null ? [] : [{ label: words.rows.totalToday, value: amount(news.total) }];
  return documentOf(telling, { subject: subject(trip), preview, title }, [
    say(intro),
    { kind: "pairs", rows: [...searchRows(telling), ...total] },
    ...(news.total === null ? [say(none)] : []),
    { kind: "link", text: button, url: telling.confirmUrl, isButton: true },
    say(nobody(CONFIRM_HOURS)),
    say(ruleOf(telling)),
  ]);
}

function dropDocument(telling: WatchTelling): MailDocument {
  const { words, news, trip, amount, resultsUrl } = telling;
  if (news.total === null || news.before === null) throw new Error("A drop is from one total to another.");
  const { subject, preview, title, intro, button, changes } = words.drop;
  const saving = money(news.before.amountMinor - news.total.amountMinor, news.total.currency);
  const told = [
    { label: words.rows.before, note: null, amount: amount(news.before) },
    { label: words.rows.saving, note: null, amount: amount(saving) },
  ];
  const total = amount(news.total);
  return documentOf(telling, { subject: subject(total, trip), preview: preview(amount(news.before)), title: title(total) }, [
    say(intro),
    { kind: "amounts", rows: told, total: { label: words.rows.total, note: null, amount: total } },
    { kind: "pairs", rows: searchRows(telling) },
    { kind: "link", text: button, url: resultsUrl, isButton: true },
    say(changes),
    say(ruleOf(telling)),
  ]);
}

function searchRows({ watch: { search }, words, route, departure, arrival }: WatchTelling) {
  const { rows } = words;
  return [
    { label: rows.route, value: route },
    { label: rows.departure, value: departure },
    ...(arrival === null ? [] : [{ label: rows.arrival, value: arrival }]),
    { label: rows.travelers, value: String(travellerCount(search.party)) },
    { label: rows.cabin, value: words.cabins[search.cabin] },
  ];
}

const ruleOf = ({ words, watch: { currency, language } }: WatchTelling): string =>
  words.rule(LEAST_DROP.percent, leastDropText(currency, language), CHECK_HOURS);

/** What every such mail ends with: that fares are illustrative where they are, the way out, and whose mail it is. */
function documentOf(
  { watch, words, facts, stopUrl }: WatchTelling,
  head: Pick<MailDocument, "subject" | "preview" | "title">,
  blocks: readonly Block[],
): MailDocument {
  const notice: readonly Block[] = facts.isModelSupply ? [{ kind: "notice", ...words.illustrative }] : [];
  return {
    ...head,
    language: watch.language,
    blocks: [...blocks, ...notice, { kind: "link", text: words.stop, url: stopUrl, isButton: false }],
    footer: footerOf(facts.brand, words.footer, watch.email),
    brandName: facts.brand.name,
  };
}

const say = (text: string): Block => ({ kind: "paragraph", text });
