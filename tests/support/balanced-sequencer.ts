import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, in seconds beside another one on two cores. Only their proportion matters; all others count as `USUAL_SECONDS`. */
const SECONDS: Readonly<Record<string, number>> = {
  "api/outages": 40,
  "api/restore": 27,
  "api/hostile": 20,
  "api/kept-pages": 17,
  "api/kills": 16,
  "api/lifecycle": 16,
  "api/desk": 15,
  "api/canary": 14,
  "api/enquiries": 12,
  "api/watches": 11,
  "api/hostile-origins": 10,
  "api/guards-nodes": 7,
  "api/manage-booking": 7,
  "api/guards": 7,
  "e2e/accessibility": 107,
  "e2e/multi-city": 54,
  "e2e/journey": 45,
  "e2e/fare-calendar": 37,
  "e2e/hotel-booking": 34,
  "e2e/drafts": 34,
  "e2e/explore": 34,
  "e2e/results-trust": 33,
  "e2e/keyboard": 33,
  "e2e/manage-booking": 32,
  "e2e/watch": 31,
  "e2e/search-form": 30,
  "e2e/hotel-journey": 29,
  "e2e/hotel-results": 28,
  "e2e/nearby-airports": 28,
  "e2e/price-consent": 28,
  "e2e/forms": 26,
  "e2e/kept-pages": 25,
  "e2e/languages": 25,
  "e2e/errors": 25,
  "e2e/results": 24,
  "e2e/contact": 24,
  "e2e/unreached": 23,
  "e2e/no-script": 20,
  "e2e/hotel-days": 19,
  "e2e/hotel-search-form": 19,
  "e2e/hotel-no-script": 17,
  "e2e/written-pages": 17,
  "e2e/states": 15,
  "e2e/walking-pages": 12,
  "e2e/fare-brands": 12,
  "e2e/spanish": 9,
  "e2e/quiet-pages": 8,
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
