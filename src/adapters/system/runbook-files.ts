import { readFile } from "node:fs/promises";
import type { Runbooks } from "../../usecases/ports/runbooks.ts";

/** Enough to know what to do first. */
const MOST_LINES = 4;

/** The runbooks of a folder, one Markdown file a reason: `refund_declined` is in `refund-declined.md`. */
export function createRunbooks(folder: URL): Runbooks {
  return {
    advice: async (reason) => {
      const name = `${reason.replaceAll("_", "-")}.md`;
      return { lines: firstLines(await textOf(new URL(name, folder))), file: `docs/runbooks/${name}` };
    },
  };
}

/** What stands between the title and the next heading; links and marks are left out, they are for pages. */
const firstLines = (text: string): readonly string[] =>
  (text.split(/^#+ .*$/m)[1] ?? "")
    .split("\n")
    .map((line) =>
      line
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replaceAll(/[*`]/g, "")
        .trim(),
    )
    .filter((line) => line !== "")
    .slice(0, MOST_LINES);

async function textOf(file: URL): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return ""; // nobody has written it yet
    throw error;
  }
}
