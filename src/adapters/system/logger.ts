import { type DestinationStream, type Level, pino } from "pino";
import type { Log, LogFields } from "../../usecases/ports/log.ts";
import { redact } from "./redaction.ts";

/** A line of the request log. */
interface RequestLine {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

export type ServerLog = Log & { request(line: RequestLine): void };

/**
 * JSON lines on standard output, or on `destination`. Every line passes `redact`, so that nobody has to remember what may be
 * logged; pino's own list of paths would only know the places that somebody thought of.
 */
export function createLogger(level: Level | "silent", destination?: DestinationStream): ServerLog {
  const options = { level, base: null, formatters: { level: (label: string) => ({ level: label }) } };
  const logger = destination ? pino(options, destination) : pino(options);
  const write =
    (at: Level) =>
    (event: string, fields: LogFields = {}): void => {
      if (logger.isLevelEnabled(at)) logger[at](redact(fields), String(redact(event)));
    };
  return {
    info: write("info"),
    warn: write("warn"),
    error: (error, fields = {}) => logger.error({ ...(redact(fields) as LogFields), error: redact(error) }, "something failed"),
    request: (line) => {
      if (logger.isLevelEnabled("info")) logger.info(redact(line), "request");
    },
  };
}
