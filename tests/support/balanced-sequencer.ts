import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, in seconds beside another one on two cores. Only their proportion matters; all others count as `USUAL_SECONDS`. */
const SECONDS: Readonly<Record<string, number>> = {
  "api/outages": 28,
  "api/crawl": 27,
  "api/canary": 20,
  "api/hostile": 19,
  "api/desk": 16,
  "api/enquiries": 16,
  "api/restore": 15,
  "api/watches": 15,
  "api/kills": 13,
  "api/lifecycle": 12,
  "api/guards": 8,
  "api/manage-booking": 8,
  "api/flight-supply": 7,
  "api/guards-nodes": 7,
  "api/booking-mails": 6,
  "api/exchange-rates": 6,
  "api/audit": 5,
  "api/hostile-origins": 4,
  "e2e/accessibility": 97,
  "e2e/multi-city": 42,
  "e2e/fare-calendar": 33,
  "e2e/keyboard": 29,
  "e2e/explore": 28,
  "e2e/hotel-results": 28,
  "e2e/search-form": 28,
  "e2e/watch": 26,
  "e2e/languages": 22,
  "e2e/journey": 21,
  "e2e/manage-booking": 21,
  "e2e/results-trust": 21,
  "e2e/contact": 20,
  "e2e/hotel-journey": 20,
  "e2e/unreached": 20,
  "e2e/drafts": 19,
  "e2e/forms": 19,
  "e2e/errors": 18,
  "e2e/no-script": 18,
  "e2e/kept-pages": 17,
  "e2e/nearby-airports": 17,
  "e2e/hotel-days": 16,
  "e2e/price-consent": 16,
  "e2e/quick-choices": 16,
  "e2e/results": 16,
  "e2e/states": 15,
  "e2e/hotel-no-script": 12,
  "e2e/hotel-search-form": 12,
  "e2e/written-pages": 11,
  "e2e/currency": 10,
  "e2e/hotel-booking": 10,
  "e2e/waiting": 10,
  "e2e/fare-brands": 8,
  "e2e/spanish": 8,
  "e2e/quiet-pages": 5,
  "e2e/narrow-phones": 4,
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
