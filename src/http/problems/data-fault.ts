/**
 * Error codes that say that what we keep data in cannot be asked, or cannot write, at this moment: of the network and the disk, and
 * Postgres' own (its manual, appendix A). Each may be gone in a moment; none says that the request was wrong.
 */
const CODES = new Set(
  ["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"].concat(
    ["ENOSPC", "EDQUOT", "EROFS", "EIO", "EMFILE", "ENFILE", "EFBIG"],
    // Another session was shut down, the server restarts, cannot be connected to, or has lost its disk.
    ["57P01", "57P02", "57P03", "57P05", "57014", "58030", "25006", "25P03"],
    // Another transaction was in the way: it went first, each waited for the other, or it holds the lock for too long.
    ["40001", "40P01", "55P03"],
  ),
);
/** Classes of Postgres' codes: connections, and room (disk, memory, connections). */
const CLASSES: readonly string[] = ["08", "53"];

/** What the driver and the embedded database say without a code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|The database thread has ended)|No space left on device|Cannot use a pool after calling end/;

/** Chains of causes end; one that turns in a circle is not followed for ever. */
const LONGEST_CHAIN = 8;

/** Whether a fault, or what caused it, is that data cannot be read or written for the moment. */
export function isDataFault(fault: unknown): boolean {
  let error = fault;
  for (let depth = 0; error instanceof Error && depth < LONGEST_CHAIN; depth++) {
    if (isItself(error)) return true;
    error = error.cause;
  }
  return false;
}

function isItself(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDataFault); // one connection, tried at several addresses
  if ("code" in error && typeof error.code === "string") {
    const { code } = error;
    if (CODES.has(code) || (code.length === 5 && CLASSES.some((start) => code.startsWith(start)))) return true;
  }
  return WORDS.test(error.message);
}
