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
  "e2e/accessibility": 139,
  "e2e/multi-city": 40,
  "e2e/fare-calendar": 34,
  "e2e/journey": 33,
  "e2e/keyboard": 27,
  "e2e/results-trust": 26,
  "e2e/explore": 26,
  "e2e/contact": 25,
  "e2e/search-form": 23,
  "e2e/hotel-journey": 22,
  "e2e/forms": 20,
  "e2e/languages": 20,
  "e2e/unreached": 20,
  "e2e/drafts": 19,
  "e2e/hotel-results": 19,
  "e2e/price-consent": 19,
  "e2e/results": 18,
  "e2e/nearby-airports": 18,
  "e2e/manage-booking": 17,
  "e2e/errors": 17,
  "e2e/kept-pages": 16,
  "e2e/watch": 16,
  "e2e/hotel-no-script": 14,
  "e2e/hotel-days": 12,
  "e2e/states": 11,
  "e2e/hotel-booking": 11,
  "e2e/written-pages": 11,
  "e2e/hotel-search-form": 10,
  "e2e/no-script": 9,
  "e2e/fare-brands": 9,
  "e2e/currency": 9,
  "e2e/spanish": 7,
  "e2e/walking-pages": 7,
  "e2e/quick-choices": 7,
  "e2e/quiet-pages": 6,
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
