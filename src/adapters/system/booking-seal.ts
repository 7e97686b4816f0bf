import type { Signer } from "../../usecases/ports/signer.ts";

const message = (id: string): Uint8Array => Buffer.from(`bill/${id}`);

/** A booking id with our code behind it: an address that can be reloaded and shared, and not guessed. */
export const sealBookingId = (signer: Signer, id: string): string => `${id}.${Buffer.from(signer.sign(message(id))).toString("base64url")}`;

/** The id inside a seal of ours, or null. */
export function openBookingSeal(signer: Signer, seal: string): string | null {
  const [id = "", code = "", ...rest] = seal.slice(0, 200).split(".");
  return rest.length === 0 && signer.verify(message(id), Buffer.from(code, "base64url")) ? id : null;
}
