/** Whose agency this is, from the settings. Nothing in the code may assume a name, a phone or an address. */
export interface Brand {
  readonly name: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly officeAddress: string;
  /** The marketing site that About, Contact, Terms… point to; "" means this site itself. */
  readonly mainSiteUrl: string;
  /** ISO 3166-1 alpha-2, the booking form's first choice. */
  readonly defaultCountry: string;
}
