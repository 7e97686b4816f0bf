import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, in seconds beside another one on two cores. Only their proportion matters; all others count as `USUAL_SECONDS`. */
const SECONDS: Readonly<Record<string, number>> = {
  "api/outages": 35,
  "api/guards-nodes": 18,
  "api/canary": 14,
  "api/enquiries": 14,
  "api/watches": 13,
  "api/lifecycle": 12,
  "api/hostile": 11,
  "api/restore": 10,
  "api/desk": 8,
  "api/guards": 8,
  "api/kills": 8,
  "api/manage-booking": 7,
  "e2e/accessibility": 155,
  "e2e/results-trust": 45,
  "e2e/multi-city": 40,
  "e2e/journey": 38,
  "e2e/contact": 34,
  "e2e/fare-calendar": 30,
  "e2e/hotel-journey": 28,
  "e2e/watch": 24,
  "e2e/search-form": 21,
  "e2e/drafts": 20,
  "e2e/keyboard": 20,
  "e2e/hotel-results": 18,
  "e2e/errors": 17,
  "e2e/price-consent": 16,
  "e2e/kept-pages": 16,
  "e2e/manage-booking": 16,
  "e2e/nearby-airports": 16,
  "e2e/forms": 15,
  "e2e/languages": 14,
  "e2e/results": 14,
  "e2e/explore": 13,
  "e2e/hotel-search-form": 12,
  "e2e/hotel-booking": 12,
  "e2e/no-script": 11,
  "e2e/written-pages": 11,
  "e2e/unreached": 11,
  "e2e/states": 10,
  "e2e/hotel-days": 9,
  "e2e/hotel-no-script": 8,
  "e2e/walking-pages": 8,
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
