import { utcText } from "../core/kernel/index.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import { erasable, type Trace } from "../usecases/desk/erase-person.ts";
import { type Command, done, refused, usage } from "./command.ts";
import { plain, shortId } from "./format.ts";
import { table } from "./layout.ts";
import { REFUSALS } from "./refusals.ts";
import { idOf, kindOf, nameOf } from "./trace-words.ts";

/** As many as are read at a glance before they are agreed to. */
const MOST_AT_ONCE = 100;

export const eraseCommand: Command = {
  usage: "erase ID|EMAIL ...",
  summary: 'who somebody was; amounts and references stay (--now --because "WHY": before it is due)',
  options: { now: { type: "boolean" } },
  words: { min: 1, max: MOST_AT_ONCE },
  run: async ({ desk, words, has, acting, confirm }) => {
    const isNow = has("now");
    if (isNow && acting.because === "") return usage('--now needs --because "WHY".');
    const { traces, unknown } = await tracesOf(desk, words);
    if (traces.length === 0) return refused("We keep nothing under this id or address.");
    const chosen = erasable(traces, isNow);
    const rows = traces.map((trace) => traceCells(trace, chosen.includes(trace)));
    const lines = [
      ...table(["what", "id", "who", "time"], rows),
      ...traces.filter(isUnanswered).map((trace) => `The ${kindOf(trace)} ${idOf(trace)} is not answered yet.`),
      ...unknown.map((word) => `We keep nothing under ${plain(word)}.`),
    ];
    if (chosen.length === 0) return refused([REFUSALS.nothing_to_erase, ...lines].join("\n"));
    const stopped = await confirm(lines, `Erase who it was in ${chosen.length} of ${traces.length}? This cannot be undone.`);
    if (stopped) return stopped;
    const erased = await desk.erasePerson(chosen, acting);
    if (!erased.ok) return refused(REFUSALS[erased.error.code]);
    const ids = chosen.map(idOf);
    const said = [
      `Erased in ${erased.value} of ${traces.length}. For after a restore, add to your list of what was erased:`,
      ids.join(" "),
    ];
    return done([...lines, ...said], { erased: ids, kept: traces.length - erased.value });
  },
};

/** Each trace once, and the words under which there is none. */
async function tracesOf(desk: Desk, words: readonly string[]) {
  const traces = new Map<string, Trace>();
  const unknown: string[] = [];
  for (const word of words) {
    const found = await desk.findTraces(word);
    if (found.length === 0) unknown.push(word);
    for (const trace of found) traces.set(idOf(trace), trace);
  }
  return { traces: [...traces.values()], unknown };
}

/** What somebody still waits for: once it is erased, nobody can answer. */
const isUnanswered = (trace: Trace): boolean =>
  trace.kind === "enquiry" && trace.enquiry.handled === null && trace.erasure.kind !== "erased";

const traceCells = (trace: Trace, isChosen: boolean): readonly string[] => [
  kindOf(trace),
  shortId(idOf(trace)),
  nameOf(trace),
  timing(trace, isChosen),
];

function timing({ erasure }: Trace, isChosen: boolean): string {
  if (erasure.kind === "erased") return "erased already";
  if (erasure.kind === "in_use") return "stays: a trip lies ahead, or money is under way";
  if (erasure.kind === "due") return "due";
  return isChosen ? `before its time, ${utcText(erasure.dueAt)}` : `stays until ${utcText(erasure.dueAt)}`;
}
