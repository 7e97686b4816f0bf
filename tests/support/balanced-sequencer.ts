import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, in seconds beside another one on two cores. Only their proportion matters; all others count as `USUAL_SECONDS`. */
const SECONDS: Readonly<Record<string, number>> = {
  "api/outages": 38,
  "api/crawl": 25,
  "api/canary": 19,
  "api/desk": 15,
  "api/enquiries": 15,
  "api/lifecycle": 15,
  "api/watches": 15,
  "api/restore": 14,
  "api/kills": 12,
  "api/hostile": 11,
  "api/manage-booking": 9,
  "api/guards": 8,
  "api/hostile-origins": 8,
  "api/flight-supply": 7,
  "e2e/accessibility": 95,
  "e2e/results-trust": 50,
  "e2e/journey": 48,
  "e2e/multi-city": 44,
  "e2e/contact": 40,
  "e2e/hotel-journey": 40,
  "e2e/search-form": 36,
  "e2e/fare-calendar": 34,
  "e2e/drafts": 31,
  "e2e/watch": 31,
  "e2e/hotel-results": 28,
  "e2e/nearby-airports": 24,
  "e2e/unreached": 22,
  "e2e/forms": 21,
  "e2e/keyboard": 21,
  "e2e/results": 21,
  "e2e/explore": 20,
  "e2e/manage-booking": 20,
  "e2e/price-consent": 19,
  "e2e/languages": 18,
  "e2e/kept-pages": 17,
  "e2e/hotel-booking": 16,
  "e2e/hotel-search-form": 16,
  "e2e/errors": 15,
  "e2e/hotel-no-script": 11,
  "e2e/no-script": 11,
  "e2e/states": 11,
  "e2e/spanish": 10,
  "e2e/written-pages": 9,
  "e2e/hotel-days": 7,
};
const USUAL_SECONDS = 4;

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
