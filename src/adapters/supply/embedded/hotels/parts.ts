import type { HotelEngine } from "../../../../engine/index.ts";
import type { Signer } from "../../../../usecases/ports/signer.ts";

/** What searches and rates share; none of it changes while the server runs, but for the rooms that the engine has noted. */
export interface HotelParts {
  readonly engine: HotelEngine;
  /** The number by which a rate names its world. */
  readonly world: number;
  readonly signer: Signer;
}
