import type { Fares, Timetable } from "../../../../engine/index.ts";
import type { Signer } from "../../../../usecases/ports/signer.ts";
import type { PlaceBook } from "./place-book.ts";

/** What searches and offers share; none of it changes while the server runs, but for the seats that `fares` has noted. */
export interface Parts {
  readonly timetable: Timetable;
  readonly fares: Fares;
  readonly places: PlaceBook;
  readonly signer: Signer;
}
