import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { arrows, forbiddenArrow, roomOf } from "./arrows.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const SRC = join(ROOT, "src");

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|property\.test|db\.test)\.tsx?$/.test(file))
  .map((file) => join(SRC, file));

/** Relative import targets of a file, as paths below src/, with the text of the import. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = text.matchAll(/(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g);
  return [...found].map(([, target]) => relative(SRC, resolve(dirname(file), String(target).replace(/\?.*$/, ""))));
}

const edges = sources.flatMap((file) => importsOf(file).map((to) => ({ from: relative(SRC, file), to })));

describe("the arrows of ARCHITECTURE.md", () => {
  it("are kept by every import", () => {
    expect(edges.map(({ from, to }) => forbiddenArrow(from, to)).filter(Boolean)).toEqual([]);
  });

  it("name every room that exists", () => {
    expect(sources.map((file) => relative(SRC, file)).filter((file) => !(roomOf(file) in arrows))).toEqual([]);
  });

  it.each([
    ["core/kernel/money.ts", "core/flights/party.ts"],
    ["core/flights/search.ts", "usecases/search-flights.ts"],
    ["usecases/search-flights.ts", "adapters/db/bookings.ts"],
    ["web/ui/button/button.tsx", "core/flights/index.ts"],
    ["web/routes/home/route.tsx", "engine/index.ts"],
    ["adapters/payments/sandbox/gateway.ts", "adapters/db/bookings.ts"],
    ["adapters/mail/smtp-mailer.ts", "adapters/mail/folder-mailer.ts"],
    ["adapters/rates/rate-service.ts", "adapters/rates/rate-file.ts"],
    ["adapters/payments/bank/gateway.ts", "adapters/payments/sandbox/gateway.ts"],
    ["engine/routing/search.ts", "adapters/system/clock.ts"],
    ["core/pricing/quote.ts", "core/flights/party.ts"],
    ["main.ts", "context/open-data.ts"],
    ["main.ts", "adapters/db/open-database.ts"],
    ["http/app.ts", "context/open-data.ts"],
    ["desk-context.ts", "context.ts"],
    ["context/open-data.ts", "context.ts"],
    ["context/app-parts.ts", "http/app.ts"],
  ])("refuse %s -> %s", (from, to) => {
    expect(forbiddenArrow(from, to)).toContain(from);
  });

  it("have no cycles between folders of a layer", () => {
    const graph = new Map<string, Set<string>>();
    for (const { from, to } of edges) {
      const [a, b] = [dirname(from), dirname(to)];
      if (a !== b) graph.set(a, (graph.get(a) ?? new Set()).add(b));
    }
    expect(cycleIn(graph)).toEqual([]);
  });
});

function cycleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): string[] => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return [];
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle.length > 0) return cycle;
    }
    path.pop();
    done.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

/** `file:line` of each line that a pattern matches, comments left out, but for files that are allowed to. */
const lineHits = (pattern: RegExp, allowed: RegExp): string[] =>
  sources
    .filter((file) => !allowed.test(relative(SRC, file)))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) => (pattern.test(line.replace(/\/\/.*|^\s*\*.*/, "")) ? [`${relative(SRC, file)}:${index + 1}`] : [])),
    );

describe("the world outside", () => {
  it("is read for settings in one place", () => {
    expect(lineHits(/process\.env/, /^settings\//)).toEqual([]);
  });

  it("tells the time and rolls dice in one place", () => {
    expect(lineHits(/Date\.now\(|new Date\(\)|Math\.random\(|randomUUID\(|randomBytes\(|Temporal\.Now/, /^adapters\/system\//)).toEqual([]);
  });

  it("is not reached from the pure core", () => {
    expect(lineHits(/from "(node:|react|hono|drizzle|zod|pg)/, /^(?!core\/)/)).toEqual([]);
  });
});
