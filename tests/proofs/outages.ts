import { loseDatabase } from "./outages/database-gone.ts";
import { NO_POSTGRES, postgresUrl } from "./shared/own-database.ts";
import type { Proof } from "./proof.ts";

export const proof: Proof = {
  claim: "a database that is gone for some seconds is answered with 503 in time, and all works again by itself, with nothing half done",
  count: 10,
  prove: async (count, say) => {
    const postgres = postgresUrl();
    if (postgres === null) return { done: "Nothing", faults: [], leftOut: NO_POSTGRES };
    return { ...(await loseDatabase(postgres, count, say)), leftOut: null };
  },
};
