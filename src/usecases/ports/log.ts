/** Where the server writes down what happened. Fields about people and cards are taken out on the way, whatever is passed. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  /** A defect or a fault of something outside, with what was being done. */
  error(error: unknown, fields?: LogFields): void;
}

export type LogFields = Readonly<Record<string, unknown>>;
