import { cleanText } from "./clean-text.ts";
import type { AmountRow, Block, JourneyEnd, MailDocument } from "./document.ts";

/** As wide as people read plain mails; only an address or a name longer than that goes beyond. */
const WIDTH = 72;

/** A mail as plain text. */
export function textOf({ title, blocks, footer }: MailDocument): string {
  const parts = [
    [...wrapped(title), "=".repeat(Math.min(WIDTH, letters(cleanText(title)))), ""],
    ...blocks.map((block, index) => linesOf(block, blocks[index + 1])),
  ];
  const end = ["-".repeat(WIDTH), ...footer.flatMap((line) => wrapped(line))];
  const lines = [...parts.flat(), ...end].map((line) => line.replaceAll("\u00a0", " ").trimEnd());
  return `${lines.join("\n")}\n`;
}

function linesOf(block: Block, next: Block | undefined): readonly string[] {
  switch (block.kind) {
    case "paragraph":
      return [...wrapped(block.text), ""];
    case "heading":
      return ["", ...wrapped(block.text), "-".repeat(Math.min(WIDTH, letters(cleanText(block.text)))), ""];
    case "reference":
      return [...wrapped(`${block.label}: ${block.value}`), ""];
    case "notice":
      return [...wrapped(`${block.title.toUpperCase()}. ${block.text}`, "! "), ""];
    case "journey":
      return [...wrapped(block.title), ...block.ends.flatMap(endLines), ...block.notes.flatMap((note) => wrapped(note, "  ")), ""];
    case "aside":
      return [...wrapped(`(${block.text})`, "  "), ""];
    case "pairs":
      return [...block.rows.flatMap(({ label, value }) => wrapped(`${label}: ${value}`)), ""];
    case "amounts":
      return [...block.rows.flatMap(amountLines), "-".repeat(WIDTH), ...amountLines(block.total), ""];
    case "list":
      return [...block.items.flatMap((item) => wrapped(item, "- ", "  ")), ""];
    case "link":
      return [...wrapped(`${block.text}:`), `  ${block.url}`, ...(next?.kind === "link" ? [] : [""])];
  }
}

function endLines({ time, day, place }: JourneyEnd): readonly string[] {
  return [...wrapped(`${time}, ${day}`, "  "), ...(place === "" ? [] : wrapped(place, "    "))];
}

/** The label on the left, the amount on the right. */
function amountLines({ label, note, amount }: AmountRow): readonly string[] {
  const left = wrapped(note === null ? label : `${label}, ${note}`, "", "  ", WIDTH - letters(amount) - 2);
  return left.map((line, index) =>
    index < left.length - 1 ? line : line.padEnd(WIDTH - letters(amount) + line.length - letters(line)) + amount,
  );
}

/** A text in lines; what a no-break space holds together stays together. */
function wrapped(
  text: string,
  first = "",
  rest: string = first.trim() === "" || first === "! " ? first : "  ",
  width = WIDTH,
): readonly string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of cleanText(text).split(/[ \t]+/)) {
    const longer = isEmpty ? line + word : `${line} ${word}`;
    if (!isEmpty && letters(longer) > width) {
      lines.push(line);
      line = rest + word;
    } else line = longer;
    isEmpty = false;
  }
  return [...lines, line];
}

const letters = (text: string): number => [...text].length;
