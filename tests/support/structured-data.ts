import { z } from "zod";

const address = z.url();
const context = { "@context": z.literal("https://schema.org") };

const price = { price: z.string().regex(/^\d+\.\d{2}$/), priceCurrency: z.string().length(3), url: address };
const airport = z.object({ "@type": z.literal("Airport"), name: z.string().min(2) });

const question = z.object({
  "@type": z.literal("Question"),
  name: z.string().min(5),
  acceptedAnswer: z.object({ "@type": z.literal("Answer"), text: z.string().min(5) }),
});

/** What search engines ask of each kind of block that our pages hold (schema.org, and what the large ones document as required). */
export const structuredBlock = z.discriminatedUnion("@type", [
  z.object({
    ...context,
    "@type": z.literal("TravelAgency"),
    "@id": address,
    name: z.string().min(1),
    url: address,
    image: address,
    telephone: z.string().min(5),
    email: z.email(),
    address: z.string().min(5),
    sameAs: z.array(address).min(1).optional(),
    openingHours: z.string().regex(/^Mo-Su(?: (?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d)?$/),
  }),
  z.object({ ...context, "@type": z.literal("FAQPage"), mainEntity: z.array(question).min(1) }),
  z.object({
    ...context,
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z
      .array(z.object({ "@type": z.literal("ListItem"), position: z.number().int(), name: z.string().min(1), item: address.optional() }))
      .min(2)
      .refine((items) => items.every((item, at) => item.position === at + 1 && (item.item === undefined) === (at === items.length - 1))),
  }),
  z.object({
    ...context,
    "@type": z.literal("Offer"),
    name: z.string().min(3),
    ...price,
    itemOffered: z.object({ "@type": z.literal("Flight"), departureAirport: airport, arrivalAirport: airport }),
  }),
  z.object({
    ...context,
    "@type": z.literal("Hotel"),
    name: z.string().min(1),
    description: z.string().min(5),
    image: address,
    address: z.object({
      "@type": z.literal("PostalAddress"),
      addressLocality: z.string().min(1),
      addressCountry: z.string().length(2),
    }),
    starRating: z.object({ "@type": z.literal("Rating"), ratingValue: z.number().min(1).max(5) }),
    makesOffer: z.object({ "@type": z.literal("Offer"), ...price }),
  }),
]);
