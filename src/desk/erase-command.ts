import { erasable, type Trace } from "../usecases/desk/erase-person.ts";
import { type Command, done, refused, usage } from "./command.ts";
import { timeText } from "./format.ts";
import { table } from "./layout.ts";
import { REFUSALS } from "./refusals.ts";

export const eraseCommand: Command = {
  usage: "erase ID|EMAIL",
  summary: 'who somebody was; amounts and references stay (--now --because "WHY": before it is due)',
  options: { now: { type: "boolean" } },
  words: { min: 1, max: 1 },
  run: async ({ desk, words: [text = ""], has, acting, confirm }) => {
    const isNow = has("now");
    if (isNow && acting.because === "") return usage('--now needs --because "WHY".');
    const traces = await desk.findTraces(text);
    if (traces.length === 0) return refused("We keep nothing under this id or address.");
    const chosen = erasable(traces, isNow);
    const lines = table(
      ["what", "id", "time"],
      traces.map((trace) => traceCells(trace, chosen.includes(trace))),
    );
    if (chosen.length === 0) return refused([REFUSALS.nothing_to_erase, ...lines].join("\n"));
    const stopped = await confirm(lines, `Erase who it was in ${chosen.length} of ${traces.length}? This cannot be undone.`);
    if (stopped) return stopped;
    const erased = await desk.erasePerson(chosen, acting);
    if (!erased.ok) return refused(REFUSALS[erased.error.code]);
    return done([...lines, `Erased in ${erased.value} of ${traces.length}.`], {
      erased: chosen.map(idOf),
      kept: traces.length - erased.value,
    });
  },
};

const idOf = (trace: Trace): string => (trace.kind === "booking" ? trace.booking.id : trace.enquiry.id);

const traceCells = (trace: Trace, isChosen: boolean): readonly string[] => [trace.kind, idOf(trace), timing(trace, isChosen)];

function timing({ erasure }: Trace, isChosen: boolean): string {
  if (erasure.kind === "in_use") return "stays: a trip lies ahead, or money is under way";
  if (erasure.kind === "due") return "due";
  return isChosen ? `before its time, ${timeText(erasure.dueAt)}` : `stays until ${timeText(erasure.dueAt)}`;
}
