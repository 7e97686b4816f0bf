/** What is counted, for the owner's dashboards. */
export interface Metrics {
  /** `route` is the pattern, never the path: an id must not become a label. */
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  /** One flight search and the engine's own time: `found`, `none`, or the code of its refusal. */
  observeSearch(outcome: string, seconds: number): void;
  /** One request to book: its status, or the code of its refusal. */
  countBooking(outcome: string): void;
}
