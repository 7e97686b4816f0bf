/** Whose agency this is, from the settings. Nothing in the code may assume a name, a phone or an address. */
export interface Brand {
  readonly name: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly officeAddress: string;
  /** The marketing site that About, Contact, Terms… point to; "" means this site itself. */
  readonly mainSiteUrl: string;
  /** Its accounts at networks, in the order in which they are shown; none where none are set. */
  readonly socialLinks: readonly SocialLink[];
  /** ISO 3166-1 alpha-2, the booking form's first choice. */
  readonly defaultCountry: string;
}

export interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

/** The networks that we have a name and a glyph for. */
export type SocialNetwork = "facebook" | "instagram" | "linkedin" | "tiktok" | "whatsapp" | "x" | "youtube";
