import { type LocalDate, money } from "../../src/core/kernel/index.ts";
import type { Place } from "../../src/core/places/index.ts";
import { fillIn } from "../../src/web/content/fill-in.ts";
import type { WrittenPage } from "../../src/web/content/page-types.ts";
import type { ShownFares } from "../../src/web/content/shown-fares.ts";
import { WRITTEN_PAGES } from "../../src/web/content/written-pages.server.ts";
import { localeOf } from "../../src/web/i18n/addresses.ts";
import { SAMPLE_PRICING } from "../../src/web/testing/sample-rooms.ts";
import { SITE_BRAND, textOf } from "./render.tsx";

type PageOf<K extends WrittenPage["kind"]> = Extract<WrittenPage, { kind: K }>;

/** Every page of a kind, in both languages, as its layout gets it. */
export const filledPages = <K extends WrittenPage["kind"]>(kind: K): readonly PageOf<K>[] =>
  WRITTEN_PAGES.filter((page): page is PageOf<K> => page.kind === kind).map((page) => fillIn(page, SITE_BRAND, localeOf(page.path)));

const SPRINGFIELD = { code: "SGF", city: "Springfield" } as Place;
const SHELBYVILLE = { code: "SYI", city: "Shelbyville" } as Place;

/** One fare, $285 and our fee of $15. */
export const SAMPLE_FARES: ShownFares = {
  airline: null,
  cabin: "M",
  foundOn: "2026-11-21" as LocalDate,
  pricing: SAMPLE_PRICING,
  byMonth: [],
  cheapest: [
    {
      from: SPRINGFIELD,
      to: SHELBYVILLE,
      departureDate: "2027-01-12" as LocalDate,
      returnDate: "2027-01-19" as LocalDate,
      stops: 0,
      farePerTraveller: money(285_00),
    },
  ],
};

/** What a page is made of, in its order: its heading, the line below it, its forms and the headings of its sections. */
export const outlineOf = (html: string): readonly string[] =>
  [...html.replaceAll(/<form.*?<\/form>/gs, "<form>").matchAll(/<h1.*?<\/h1>|<p class="lead">.*?<\/p>|<form>|<h2.*?<\/h2>/gs)].map(
    ([part]) => (part === "<form>" ? part : textOf(part)),
  );

/** Everything of a page that can be typed into, ticked or pressed, outside of its forms. */
export const controlsBeside = (html: string): readonly string[] =>
  html.replaceAll(/<form.*?<\/form>/gs, "").match(/<(input|select|textarea|button)[ >]/g) ?? [];

/** The questions that a page opens answers for. */
export const questionsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<summary><h3>(.*?)<\/h3>/gs)].map(([, question = ""]) => textOf(question));
