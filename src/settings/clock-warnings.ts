import type { Settings } from "./settings.ts";

/** A line about a clock that is not the machine's: one that was left from a demonstration would sell by another day, and nobody would see why. */
export const clockWarnings = ({ clockStartsAt }: Pick<Settings, "clockStartsAt">): readonly string[] =>
  clockStartsAt === null
    ? []
    : [
        `The clock is not this machine's: it began with this start at ${clockStartsAt} (CLOCK). What is sold and written has the days of that clock.`,
      ];
