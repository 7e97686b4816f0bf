import type { Correction } from "../core/booking/index.ts";
import { parseDate } from "../core/kernel/index.ts";
import { type Answer, type Command, done, refused, usage } from "./command.ts";
import { plain } from "./format.ts";
import { NO_DAY, readBookingId, readTitle } from "./read-values.ts";
import { REFUSALS } from "./refusals.ts";

export const correctCommand: Command = {
  usage: 'correct ID [--traveler N --title T --first A --last B --born DAY --phone N] --because "WHY"',
  summary: "correct or fill in who travels (first unless said; T: mr mrs miss ms) or the phone; mails it",
  options: {
    traveler: { type: "string" },
    title: { type: "string" },
    first: { type: "string" },
    last: { type: "string" },
    born: { type: "string" },
    phone: { type: "string" },
  },
  words: { min: 1, max: 1 },
  because: "required",
  run: async (call) => {
    const id = readBookingId(call.words[0]);
    if (!id.ok) return usage(id.error);
    const number = call.text("traveler") ?? "1";
    if (!/^[1-9]$/.test(number)) return usage("--traveler is the traveler's place in `show`: 1 is the lead.");
    const title = readTitle(call.text("title"));
    if (!title.ok) return usage(title.error);
    const born = call.text("born");
    if (born !== null && parseDate(born) === null) return usage(`--born is a day of birth. ${NO_DAY}`);
    const correction: Correction = {
      traveller: Number(number) - 1,
      title: title.value,
      firstName: call.text("first"),
      lastName: call.text("last"),
      dateOfBirth: born,
      mobile: call.text("phone"),
    };
    const { traveller: _, ...texts } = correction;
    const typed = Object.values(texts).filter((text) => text !== null);
    if (typed.length === 0) return usage("Nothing to correct: name --title, --first, --last, --born or --phone.");
    const stopped = await call.confirm([NOT_TOLD], `Write “${plain(typed.join(" "))}” into booking ${id.value}?`);
    return stopped ?? report(await call.desk.correctBooking(id.value, correction, call.acting));
  },
};

const NOT_TOLD = "The supplier is not told by this: have it corrected there first.";

function report(outcome: Awaited<ReturnType<Parameters<Command["run"]>[0]["desk"]["correctBooking"]>>): Answer {
  if (outcome.ok) return done([doneText(outcome.value.mailedTo)], { outcome: "corrected", isMailed: outcome.value.mailedTo !== null });
  const { error } = outcome;
  return refused(error.code === "invalid" ? error.faults.map(({ message }) => message).join(" ") : REFUSALS[error.code]);
}

const doneText = (mailedTo: string | null): string =>
  mailedTo === null
    ? "It is corrected. No mail was written: the booking stands no more."
    : `It is corrected; a mail to ${plain(mailedTo)} is on its way.`;
