import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, in seconds beside another one on two cores. Only their proportion matters; all others count as `USUAL_SECONDS`. */
const SECONDS: Readonly<Record<string, number>> = {
  "api/outages": 43,
  "api/restore": 20,
  "api/hostile": 20,
  "api/canary": 18,
  "api/desk": 14,
  "api/enquiries": 14,
  "api/watches": 13,
  "api/lifecycle": 10,
  "api/kills": 9,
  "api/manage-booking": 8,
  "api/guards": 8,
  "api/hostile-origins": 7,
  "api/exchange-rates": 6,
  "api/guards-nodes": 6,
  "api/last-seat": 5,
  "api/booking-mails": 4,
  "api/flight-supply": 4,
  "e2e/accessibility": 115,
  "e2e/journey": 48,
  "e2e/fare-calendar": 44,
  "e2e/multi-city": 37,
  "e2e/explore": 35,
  "e2e/search-form": 32,
  "e2e/drafts": 30,
  "e2e/results-trust": 30,
  "e2e/keyboard": 29,
  "e2e/contact": 26,
  "e2e/unreached": 26,
  "e2e/nearby-airports": 23,
  "e2e/hotel-journey": 23,
  "e2e/hotel-results": 22,
  "e2e/quick-choices": 21,
  "e2e/manage-booking": 21,
  "e2e/price-consent": 20,
  "e2e/states": 20,
  "e2e/forms": 18,
  "e2e/errors": 18,
  "e2e/hotel-booking": 17,
  "e2e/results": 17,
  "e2e/languages": 16,
  "e2e/kept-pages": 16,
  "e2e/watch": 16,
  "e2e/written-pages": 13,
  "e2e/hotel-days": 13,
  "e2e/hotel-no-script": 11,
  "e2e/hotel-search-form": 11,
  "e2e/no-script": 11,
  "e2e/currency": 10,
  "e2e/spanish": 10,
  "e2e/fare-brands": 9,
  "e2e/quiet-pages": 8,
  "e2e/waiting": 4,
  "e2e/walking-pages": 4,
  "e2e/large-letters": 4,
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
