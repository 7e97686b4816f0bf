/** What gateway and supplier say at this moment. */
export interface OutsideFacts {
  readonly money: "taken" | "set_aside" | "not_taken" | "unknown";
  readonly order: "ordered" | "none" | "unknown";
  /** Of the refund that the process owes for a cancellation. */
  readonly refund: "refunded" | "none" | "unknown";
}
