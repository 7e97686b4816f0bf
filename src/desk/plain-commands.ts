import type { DeskAct } from "../core/desk/index.ts";
import { type Command, done, refused, usage } from "./command.ts";
import { auditLines } from "./act-lines.ts";
import { listUpTo } from "./list-up-to.ts";
import { readBookingId, readLimit } from "./read-values.ts";
import { noneBeginsSo, REFUSALS } from "./refusals.ts";
import { NO_SUBJECT } from "./show-command.ts";
import { subjectId } from "../usecases/desk/note-and-handle.ts";

/** More than anybody reads back. */
const MOST_NOTE = 2000;

export const retryCommand: Command = {
  usage: "retry ID",
  summary: "have the process try again, from where it stood before it asked a person",
  options: {},
  words: { min: 1, max: 1 },
  run: async ({ desk, words, acting, confirm }) => {
    const id = readBookingId(words[0]);
    if (!id.ok) return usage(id.error);
    const stopped = await confirm([], `Try booking ${id.value} again?`);
    if (stopped) return stopped;
    const retried = await desk.retryBooking(id.value, acting);
    if (!retried.ok) return refused(REFUSALS[retried.error.code]);
    return done([`Booking ${id.value} is ${retried.value.state} and is carried on by the server.`], { id: id.value, ...retried.value });
  },
};

export const noteCommand: Command = {
  usage: 'note ID "TEXT"',
  summary: "write a note beside a booking, a message or a call-back",
  options: {},
  words: { min: 2, max: 2 },
  run: async ({ desk, words: [id = "", text = ""], acting, confirm }) => {
    if (text.trim() === "" || text.length > MOST_NOTE) return usage(`A note has 1 to ${MOST_NOTE} characters.`);
    const subject = await desk.findSubject(id);
    if (subject === null) return refused(NO_SUBJECT);
    const stopped = await confirm([], `Write this note beside ${subjectId(subject)}?`);
    if (stopped) return stopped;
    const written = await desk.writeNote(subject, text, acting);
    return written.ok ? done(["The note is written."], { id: subjectId(subject) }) : refused(REFUSALS[written.error.code]);
  },
};

export const handledCommand: Command = {
  usage: "handled ID",
  summary: "say that a message has been answered, or somebody called back",
  options: {},
  words: { min: 1, max: 1 },
  run: async ({ desk, words: [id = ""], acting, confirm }) => {
    const subject = await desk.findSubject(id);
    if (subject?.kind !== "enquiry") return refused(`There is ${noneBeginsSo("message or call-back")}`);
    const stopped = await confirm([], `Is the ${subject.enquiry.content.kind} ${subject.enquiry.id} handled?`);
    if (stopped) return stopped;
    const marked = await desk.markHandled(subject.enquiry, acting);
    return marked.ok ? done(["It is handled."], { id: subject.enquiry.id }) : refused(REFUSALS[marked.error.code]);
  },
};

export const auditCommand: Command = {
  usage: "audit [ID] [--limit N]",
  summary: "who has done what at the desk, latest first; or, in order, what was done to ID",
  options: { limit: { type: "string" } },
  words: { min: 0, max: 1 },
  run: async ({ desk, words: [id], text }) => {
    const limit = readLimit(text("limit"));
    if (!limit.ok) return usage(limit.error);
    if (id === undefined) {
      const { rows, more } = await listUpTo(limit.value, desk.listActs);
      return done(...told(rows), more);
    }
    const subject = await desk.findSubject(id);
    const acts = await desk.listActsOn(subject === null ? id : subjectId(subject));
    // A watch or a mail is no subject, and what was erased may be gone: what was done to them is not.
    return subject === null && acts.length === 0 ? refused(NO_SUBJECT) : done(...told(acts));
  },
};

const told = (acts: readonly DeskAct[]) => [acts.length === 0 ? ["The desk has done nothing yet."] : auditLines(acts), acts] as const;
