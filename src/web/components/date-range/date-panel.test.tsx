import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import type { LocalDate } from "../../../core/kernel/index.ts";
import type { DateEnd } from "./date-pair.ts";
import { DatePanel } from "./date-panel.tsx";

/** What stands below the calendar. */
const footOf = (start: string, end: string, { field = "start" as DateEnd, hasEnd = true } = {}): string => {
  const panel = (
    <DatePanel
      dates={{ start, end, hasEnd }}
      field={field}
      label="Depart"
      firstDay={"2026-12-01" as LocalDate}
      lastDay={"2027-10-27" as LocalDate}
      takesFocus={false}
      onPick={() => undefined}
      onDone={() => undefined}
    />
  );
  return textOf(renderStatic(panel)).replace(/Done$/, "").trim();
};

describe("below the calendar of a date field", () => {
  it("stand the days that are picked and the nights between them", () => {
    expect(footOf("Dec-01-2026", "Dec-08-2026")).toBe("Dec-01-2026 – Dec-08-2026 7 nights");
  });

  it("stands the one day where there is no second, or one before it", () => {
    expect(footOf("Dec-01-2026", "", { hasEnd: false })).toBe("Dec-01-2026");
    expect(footOf("Dec-09-2026", "Dec-08-2026")).toBe("Dec-09-2026");
  });

  it("stands nothing of what is no day", () => {
    expect(footOf("x".repeat(300), "Dec-08-2026")).toBe("");
  });
});
