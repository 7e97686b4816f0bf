import { goRoundTrip } from "./restore/round-trip.ts";
import { type Site, siteOnPglite, siteOnPostgres } from "./restore/sites.ts";
import { backUpWhileItRuns } from "./restore/while-it-runs.ts";
import { NO_POSTGRES, postgresUrl } from "./shared/own-database.ts";
import { type Findings, type Proof, together } from "./proof.ts";

export const proof: Proof = {
  claim: "what is backed up, wiped and restored is the same to the last row, and what was under way goes on",
  count: 60,
  prove: async (count, say) => {
    const server = postgresUrl();
    const findings: Findings[] = [await withSite(siteOnPglite, (site) => goRoundTrip(site, count))];
    if (server !== null) {
      const make = (): Promise<Site> => siteOnPostgres(server);
      findings.push(await withSite(make, (site) => goRoundTrip(site, count)));
      findings.push(await withSite(make, (site) => withSite(make, (elsewhere) => backUpWhileItRuns(site, elsewhere))));
    }
    for (const { done } of findings) say(done);

    return { ...together(findings), leftOut: server === null ? NO_POSTGRES : null };
  },
};

async function withSite<Value>(make: () => Promise<Site>, work: (site: Site) => Promise<Value>): Promise<Value> {
  const site = await make();
  return work(site).finally(site.drop);
}
