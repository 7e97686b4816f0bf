import type { Signer } from "../../usecases/ports/signer.ts";
import { partsOf, sealOf } from "./seal.ts";

/** A booking id with our code behind it: an address that can be reloaded and shared, and not guessed. */
export const sealBookingId = (signer: Signer, id: string): string => sealOf(signer, "bill", [id]);

/** The id inside a seal of ours, or null. */
export const openBookingSeal = (signer: Signer, seal: string): string | null => partsOf(signer, "bill", 1, seal)?.[0] ?? null;
