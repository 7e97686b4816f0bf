import type { LocalDate } from "../kernel/index.ts";

/** The form's two title choices; the first is the default. On the wire they travel in `middleName`. */
export const TITLES = ["mr", "mrs. /miss /ms."] as const;
export type Title = (typeof TITLES)[number];

/** As forms and the desk show them in English. */
export const TITLE_NAMES = { mr: "Mr.", "mrs. /miss /ms.": "Mrs./Miss/Ms." } as const satisfies Record<Title, string>;

export type TravellerKind = "adult" | "child" | "infant";

export interface Traveller {
  readonly kind: TravellerKind;
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: LocalDate;
}
