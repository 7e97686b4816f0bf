import type { Instant, Money } from "../../core/kernel/index.ts";
import type { DeclineReason } from "./payment-gateway.ts";

/** What a sandbox keeps of a charge, in place of the bank: a token, never the card. */
export interface Charge {
  readonly key: string;
  readonly paymentId: string;
  readonly token: string;
  readonly amount: Money;
  readonly state: "authorised" | "captured" | "voided" | "declined";
  readonly declineReason: DeclineReason | null;
  /** Before this moment the sandbox does not answer about the charge: it plays a gateway that is out of reach. */
  readonly silentUntil: Instant | null;
  readonly createdAt: Instant;
}

/** What a sandbox has given back of a charge. */
export interface GivenBack {
  readonly key: string;
  readonly paymentId: string;
  readonly amount: Money;
  readonly createdAt: Instant;
}

/** The sandbox gateway's books. They outlive the process, as a bank's do. */
export interface ChargeLedger {
  /** Writes a charge unless its key is there; gives the one that is there then. */
  open(charge: Charge): Promise<Charge>;
  find(key: string): Promise<Charge | null>;
  /** Moves an authorised charge on; gives the charge as it then stands, or null when there is none. */
  close(paymentId: string, state: "captured" | "voided"): Promise<Charge | null>;
  /** Gives back from a captured charge, once a key and never more than was taken. False when it cannot. */
  giveBack(refund: GivenBack): Promise<boolean>;
  hasGivenBack(key: string): Promise<boolean>;
}
