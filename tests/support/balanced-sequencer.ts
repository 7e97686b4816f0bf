import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, in seconds beside another one on two cores. Only their proportion matters; all others count as `USUAL_SECONDS`. */
const SECONDS: Readonly<Record<string, number>> = {
  "api/outages": 27,
  "api/restore": 18,
  "api/hostile": 16,
  "api/canary": 14,
  "api/kept-pages": 13,
  "api/guards-nodes": 13,
  "api/lifecycle": 13,
  "api/kills": 12,
  "api/enquiries": 10,
  "api/watches": 10,
  "api/manage-booking": 9,
  "api/desk": 9,
  "e2e/accessibility": 156,
  "e2e/journey": 41,
  "e2e/fare-calendar": 37,
  "e2e/multi-city": 33,
  "e2e/hotel-results": 31,
  "e2e/hotel-journey": 27,
  "e2e/keyboard": 27,
  "e2e/results-trust": 26,
  "e2e/watch": 23,
  "e2e/explore": 23,
  "e2e/contact": 21,
  "e2e/drafts": 21,
  "e2e/hotel-booking": 20,
  "e2e/nearby-airports": 19,
  "e2e/price-consent": 19,
  "e2e/forms": 19,
  "e2e/results": 18,
  "e2e/errors": 17,
  "e2e/languages": 17,
  "e2e/kept-pages": 17,
  "e2e/manage-booking": 16,
  "e2e/search-form": 14,
  "e2e/hotel-search-form": 14,
  "e2e/states": 13,
  "e2e/written-pages": 11,
  "e2e/hotel-days": 11,
  "e2e/no-script": 10,
  "e2e/hotel-no-script": 10,
  "e2e/unreached": 9,
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
