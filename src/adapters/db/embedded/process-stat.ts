import { readFileSync } from "node:fs";

/** What Linux says of a process. */
export interface ProcessStat {
  /** Clock ticks since boot. */
  readonly startedAtTick: string | null;
  /** It has ended, and waits for its parent to ask how: it does nothing any more, yet has its id and can be sent signals. */
  readonly isZombie: boolean;
}

/**
 * Fields 3, 20 and 22 of Linux' /proc/PID/stat (proc(5)); the second field, the command, may hold spaces and ends at the last bracket. Null
 * where there is no such process or the system says nothing.
 */
export function processStat(pid: number): ProcessStat | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // The first thread of a process that is being killed may have ended before another has, which still writes.
    return { startedAtTick: fields[19] ?? null, isZombie: fields[0] === "Z" && Number(fields[17]) <= 1 };
  } catch {
    return null; // another system than Linux, or nobody
  }
}
