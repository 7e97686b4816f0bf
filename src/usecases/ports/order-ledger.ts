import type { Instant } from "../../core/kernel/index.ts";

/** What an embedded supplier keeps of an order. */
export interface LedgerOrder {
  readonly key: string;
  readonly reference: string;
  readonly state: "ordered" | "cancelled";
  readonly createdAt: Instant;
}

/** The embedded suppliers' books. They outlive the process, as an airline's do. */
export interface OrderLedger {
  /** Writes an order unless its key is there; gives the one that is there then. */
  open(order: LedgerOrder): Promise<LedgerOrder>;
  find(key: string): Promise<LedgerOrder | null>;
  /** Takes an order back; gives it as it then stands, or null when there is none. */
  cancel(key: string): Promise<LedgerOrder | null>;
}
