import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, in seconds beside another one on two cores. Only their proportion matters; all others count as `USUAL_SECONDS`. */
const SECONDS: Readonly<Record<string, number>> = {
  "api/outages": 44,
  "api/kept-pages": 34,
  "api/canary": 33,
  "api/crawl": 30,
  "api/enquiries": 23,
  "api/guards-nodes": 21,
  "api/watches": 20,
  "api/hostile": 19,
  "api/guards": 17,
  "api/lifecycle": 17,
  "api/manage-booking": 16,
  "api/kills": 14,
  "api/audit": 13,
  "api/desk": 11,
  "e2e/accessibility": 85,
  "e2e/journey": 45,
  "e2e/multi-city": 42,
  "e2e/fare-calendar": 34,
  "e2e/hotel-journey": 34,
  "e2e/watch": 29,
  "e2e/results-trust": 28,
  "e2e/hotel-results": 26,
  "e2e/keyboard": 25,
  "e2e/forms": 24,
  "e2e/hotel-booking": 24,
  "e2e/errors": 24,
  "e2e/drafts": 23,
  "e2e/hotel-days": 22,
  "e2e/explore": 21,
  "e2e/languages": 21,
  "e2e/results": 20,
  "e2e/nearby-airports": 20,
  "e2e/contact": 19,
  "e2e/manage-booking": 19,
  "e2e/price-consent": 16,
  "e2e/kept-pages": 15,
  "e2e/written-pages": 14,
  "e2e/hotel-no-script": 14,
  "e2e/no-script": 13,
  "e2e/unreached": 12,
  "e2e/hotel-search-form": 12,
  "e2e/states": 11,
  "e2e/walking-pages": 11,
};
const USUAL_SECONDS = 6;

/** Deals the files of a project out so that its parts end at about the same time; Vitest's own parts have as many files each. */
export class BalancedSequencer extends BaseSequencer {
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const parts = Array.from({ length: count }, () => ({ seconds: 0, files: [] as TestSpecification[] }));
    for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a) || (a.moduleId < b.moduleId ? -1 : 1))) {
      const least = parts.reduce((lightest, part) => (part.seconds < lightest.seconds ? part : lightest));
      least.files.push(file);
      least.seconds += secondsOf(file);
    }
    return Promise.resolve(parts[index - 1]?.files ?? []);
  }
}

function secondsOf({ moduleId }: TestSpecification): number {
  const name = /tests\/((?:api|e2e)\/[^/]+)\.test\.tsx?$/.exec(moduleId)?.[1] ?? "";
  return SECONDS[name] ?? USUAL_SECONDS;
}
