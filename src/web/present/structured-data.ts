import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, FAQPage, Hotel, Offer, TravelAgency, WithContext } from "schema-dts";
import { socialPictureOf } from "../art/social/social-picture.ts";
import { plainText } from "./marked-text.ts";
import { pathIn } from "../i18n/addresses.ts";
import type { Locale } from "../i18n/locale.ts";
import type { SiteMeta } from "./page-meta.ts";

/** What a page can say to search engines. Texts may hold the marks of written pages; addresses are English ones. */
export type StructuredPart =
  | { readonly kind: "agency" }
  | { readonly kind: "crumbs"; readonly above: readonly { readonly to: string; readonly label: string }[]; readonly here: string }
  | { readonly kind: "questions"; readonly questions: readonly { readonly question: string; readonly answer: string }[] }
  | { readonly kind: "flights"; readonly offers: readonly FlightPrice[] }
  | { readonly kind: "hotel"; readonly hotel: HotelPrice };

/** A price that the page shows. */
interface Price {
  /** A decimal number: `187.40`. */
  readonly price: string;
  readonly currency: string;
  /** English address of what can be bought, with its query. */
  readonly to: string;
}

interface FlightPrice extends Price {
  readonly from: string;
  readonly destination: string;
  /** The trip with its dates. */
  readonly name: string;
  /** What kind of price it is. */
  readonly description: string;
}

/** A hotel and its lowest price for the stay that is shown; null when it is full. */
interface HotelPrice {
  readonly name: string;
  /** What kind of hotel and of price it is. */
  readonly description: string;
  readonly city: string;
  readonly country: string;
  readonly stars: number;
  /** Path of its picture. */
  readonly picture: string;
  readonly lowest: Price | null;
}

/** Blocks of schema.org data for the head of a page. */
export const structuredData = (site: SiteMeta, locale: Locale, parts: readonly StructuredPart[]): MetaDescriptor[] =>
  parts.flatMap((part) => blocksOf(part, site, locale)).map((block) => ({ "script:ld+json": block }) as MetaDescriptor);

type Thing = WithContext<TravelAgency | BreadcrumbList | FAQPage | Hotel | Offer>;

function blocksOf(part: StructuredPart, site: SiteMeta, locale: Locale): readonly Thing[] {
  const urlOf = (to: string): string => `${site.publicUrl}${pathIn(locale, to)}`;
  switch (part.kind) {
    case "agency":
      return [agency(site)];
    case "crumbs":
      return [crumbs(part, urlOf)];
    case "questions":
      return [questions(part)];
    case "flights":
      return part.offers.map((offer) => flight(offer, urlOf));
    case "hotel":
      return [hotel(part.hotel, site.publicUrl, urlOf)];
  }
}

const offer = ({ price, currency, to }: Price, urlOf: (to: string) => string) =>
  ({ "@type": "Offer", price, priceCurrency: currency, url: urlOf(to) }) as const;

const flight = ({ name, description, from, destination, ...priced }: FlightPrice, urlOf: (to: string) => string): WithContext<Offer> => ({
  "@context": "https://schema.org",
  ...offer(priced, urlOf),
  name,
  description,
  itemOffered: {
    "@type": "Flight",
    departureAirport: { "@type": "Airport", name: from },
    arrivalAirport: { "@type": "Airport", name: destination },
  },
});

const hotel = (
  { name, description, city, country, stars, picture, lowest }: HotelPrice,
  publicUrl: string,
  urlOf: (to: string) => string,
): WithContext<Hotel> => ({
  "@context": "https://schema.org",
  "@type": "Hotel",
  name,
  description,
  image: `${publicUrl}${picture}`,
  address: { "@type": "PostalAddress", addressLocality: city, addressCountry: country },
  starRating: { "@type": "Rating", ratingValue: stars },
  ...(lowest && { makesOffer: offer(lowest, urlOf) }),
});

const agency = ({ brand, publicUrl }: SiteMeta): WithContext<TravelAgency> => ({
  "@context": "https://schema.org",
  "@type": "TravelAgency",
  "@id": `${publicUrl}/#agency`,
  name: brand.name,
  url: `${publicUrl}/`,
  image: `${publicUrl}${socialPictureOf("site", "home")}`,
  telephone: brand.supportPhone,
  email: brand.supportEmail,
  address: brand.officeAddress,
  // A range of days without hours: open all day.
  openingHours: "Mo-Su",
  ...(brand.socialLinks.length > 0 && { sameAs: brand.socialLinks.map(({ url }) => url) }),
});

/** The last entry is the page itself and needs no address. */
const crumbs = (
  { above, here }: Extract<StructuredPart, { kind: "crumbs" }>,
  urlOf: (to: string) => string,
): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [...above.map(({ to, label }) => ({ name: label, item: urlOf(to) })), { name: here }].map((entry, at) => ({
    "@type": "ListItem",
    position: at + 1,
    ...entry,
  })),
});

const questions = (part: Extract<StructuredPart, { kind: "questions" }>): WithContext<FAQPage> => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: part.questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  })),
});
