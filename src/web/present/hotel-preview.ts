/** What travels in the navigation's state to a hotel's page (specification, section 2), to be shown while its rates load. */
export interface HotelPreview {
  /** Address of the picture that the card showed. */
  readonly heroImage: string;
  readonly images: readonly string[];
  readonly name: string;
  readonly stars: number;
  /** As the card said it: `0.4 miles from the center`. */
  readonly distance: string;
}
