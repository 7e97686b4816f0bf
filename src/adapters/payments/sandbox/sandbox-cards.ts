/** What a card number makes the sandbox do (specification, document 3). Any other one of 16 digits is approved. */
export const SANDBOX_CARDS = {
  approved: "4242424242424242",
  declined: "4000000000000002",
  insufficientFunds: "4000000000009995",
  /** It charges, stays out of reach for a while, and can then be asked what it did. */
  timesOut: "4000000000000119",
  /** It loses the first request before it has done anything, and takes the next. */
  losesFirst: "4000000000000127",
  /** It charges at once and answers later than anybody waits. */
  answersLate: "4000000000000135",
  /** It charges, answers, and reports the same outcome twice more by itself. */
  answersTwice: "4000000000000143",
} as const;
