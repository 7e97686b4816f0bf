import type { PolicyKey } from "../../core/policy/index.ts";

/**
 * A line or a paragraph. May hold `{brand}`, `{phone}`, `{email}`, `{office}`, `{policy.someKey}` (a figure of core/policy in words),
 * links `[words](/english-address)` and `**strong words**`. A link names the English address; the page puts its own language's in.
 */
export type Text = string;

/** A paragraph, or something set apart from the paragraphs. */
export type Block =
  | Text
  | { readonly list: readonly Text[] }
  | { readonly steps: readonly Text[] }
  | { readonly note: Text }
  | { readonly table: Table }
  /** Fees and limits printed out of core/policy: what, under which condition, how much. */
  | { readonly policies: readonly PolicyKey[]; readonly caption: string };

export interface Table {
  /** Said to those who do not see the table, and shown above it. */
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly Text[])[];
}

export interface Section {
  readonly heading: string;
  readonly body: readonly Block[];
}

/** A name and what is to be said of it: a sight, a season, a fact. */
export interface Item {
  readonly name: string;
  readonly text: Text;
}

export interface Question {
  readonly question: string;
  readonly answer: Text;
}

/** What every written page has. One file per page and language. */
interface PageHead {
  /** Its own address, in its own language. */
  readonly path: string;
  /** Of the browser's tab, without the agency's name. Unique on the site. */
  readonly title: string;
  /** For search engines, 70 to 170 characters. Unique on the site. */
  readonly description: Text;
}

/** A pair of places to show "from" fares for, as the search names them: `JFK-New York`. */
export interface FarePair {
  readonly from: string;
  readonly to: string;
}

export interface DestinationPage extends PageHead {
  readonly kind: "destination";
  /** As in "Book Flights Ticket to {city}". */
  readonly city: string;
  /** What the search form starts with, `SEA-Seattle`; a city code where one city has many airports. */
  readonly place: string;
  /** Where "from" fares are looked for, six of them: `NYC-New York`. */
  readonly origins: readonly string[];
  /** The name of its drawing, `art/posters/<slug>.svg`, which is also the end of its address; and what the drawing shows. */
  readonly poster: { readonly slug: string; readonly alt: string };
  readonly overview: Section;
  readonly attractions: readonly Item[];
  /** Airports serving the city, the main one first: IATA code, name, and how to get to town. */
  readonly airports: readonly (Item & { readonly code: string })[];
  /** When to go: four seasons or so, the months in their names. */
  readonly seasons: readonly Item[];
  /** One paragraph on what to tell the agent for this city; null on the five pages that the specification gives four questions instead of phone steps. */
  readonly byPhone: Text | null;
  readonly questions: readonly Question[];
}

export interface AirlinePage extends PageHead {
  readonly kind: "airline";
  /** As in "Search {airline} Reservations", "Reserve su billete de {airline}". */
  readonly airline: string;
  /** What the page is called in lists, where another one of its language is about the same airline. */
  readonly shortName?: string;
  /** IATA designator. */
  readonly code: string;
  readonly profile: Section;
  /** Fleet and network in facts: hubs, alliance, fleet, network, founded… */
  readonly facts: readonly Item[];
  readonly network: Section;
  readonly baggage: { readonly lead: Text; readonly table: Table; readonly notes: readonly Text[] };
  /** Check-in times: online, desk, gate. */
  readonly checkIn: { readonly lead: Text; readonly times: readonly Item[] };
  /** One paragraph before the booking steps by phone: what to have at hand for this airline. */
  readonly byPhone: Text;
  readonly questions: readonly Question[];
  /** The airline flies no more: its page shows no fares, and its search asks for no airline. */
  readonly hasStopped?: true;
  /** Four to six routes that the airline itself flies or connects, for "from" fares; the search begins with the first. */
  readonly routes: readonly FarePair[];
}

export interface ThemePage extends PageHead {
  readonly kind: "theme";
  readonly h1: string;
  /** The name of its scene, `art/themes/<theme>.svg`. */
  readonly theme: string;
  /** In two words, for lists, and for the picture that links to the page are shown with. */
  readonly name: string;
  /** What the picture shows. */
  readonly pictureAlt: string;
  /**
   * What the form begins with: a cabin, or when one leaves and for how long. First class is sold by phone; its form begins with
   * Business, the highest cabin that the form knows.
   */
  readonly start: { readonly cabin?: "Business"; readonly trip?: { readonly inDays: number; readonly nights: number } };
  /** A sentence beside the form that says what is prefilled and why. */
  readonly formNote: Text;
  readonly sections: readonly Section[];
  readonly byPhone: Text;
  readonly questions: readonly Question[];
  readonly routes: readonly FarePair[];
}

export interface LegalPage extends PageHead {
  readonly kind: "legal";
  readonly h1: string;
  /** The day from which this wording holds, `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** The page in two to four sentences, for whoever reads no further. */
  readonly inShort: readonly Text[];
  readonly sections: readonly Section[];
}

export interface AboutPage extends PageHead {
  readonly kind: "about";
  readonly h1: string;
  readonly lead: Text;
  /** The offerings of the specification: personalized plans, seamless experience, expert advice, high-quality services, diverse options. */
  readonly offerings: readonly Item[];
  readonly sections: readonly Section[];
}

export type WrittenPage = DestinationPage | AirlinePage | ThemePage | LegalPage | AboutPage;
