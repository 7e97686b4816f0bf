import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, in seconds beside another one on two cores. Only their proportion matters; all others count as `USUAL_SECONDS`. */
const SECONDS: Readonly<Record<string, number>> = {
  "api/outages": 31,
  "api/crawl": 25,
  "api/canary": 17,
  "api/hostile": 15,
  "api/desk": 15,
  "api/restore": 14,
  "api/kills": 13,
  "api/enquiries": 12,
  "api/lifecycle": 12,
  "api/watches": 10,
  "api/manage-booking": 10,
  "api/guards": 9,
  "api/flight-supply": 7,
  "api/audit": 5,
  "e2e/accessibility": 150,
  "e2e/multi-city": 36,
  "e2e/journey": 36,
  "e2e/fare-calendar": 34,
  "e2e/explore": 32,
  "e2e/results-trust": 29,
  "e2e/keyboard": 26,
  "e2e/contact": 25,
  "e2e/hotel-journey": 25,
  "e2e/watch": 23,
  "e2e/search-form": 23,
  "e2e/manage-booking": 23,
  "e2e/hotel-results": 23,
  "e2e/results": 22,
  "e2e/languages": 22,
  "e2e/drafts": 21,
  "e2e/unreached": 21,
  "e2e/price-consent": 19,
  "e2e/kept-pages": 18,
  "e2e/forms": 18,
  "e2e/errors": 18,
  "e2e/nearby-airports": 17,
  "e2e/hotel-no-script": 16,
  "e2e/written-pages": 16,
  "e2e/hotel-days": 15,
  "e2e/states": 14,
  "e2e/hotel-search-form": 13,
  "e2e/hotel-booking": 12,
  "e2e/no-script": 11,
  "e2e/quick-choices": 7,
  "e2e/spanish": 7,
  "e2e/fare-brands": 7,
  "e2e/currency": 7,
  "e2e/walking-pages": 6,
  "e2e/quiet-pages": 5,
};
const USUAL_SECONDS = 2;

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
