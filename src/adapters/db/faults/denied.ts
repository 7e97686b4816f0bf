import { StartError } from "./start-error.ts";

/** Of Postgres' codes that of what a user may not do. */
const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * What the owner is to hear of a fault that came while tables were made; any other fault as it is. Since Postgres 15 nobody but a database's own user makes
 * tables in it, whatever else of it has been granted.
 */
export const tablesFault = (fault: unknown): unknown =>
  isDenied(fault)
    ? new StartError(
        `The database of DATABASE_URL does not let its user make or change our tables (${INSUFFICIENT_PRIVILEGE}). Let it be that user's own: \`alter database … owner to …\`.`,
        { cause: fault },
      )
    : fault;

const isDenied = (fault: unknown): boolean =>
  fault instanceof Error && (("code" in fault && fault.code === INSUFFICIENT_PRIVILEGE) || isDenied(fault.cause));
