import { utcText } from "../core/kernel/index.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import { type Answer, type Command, done, refused } from "./command.ts";
import { bookingLines } from "./booking-lines.ts";
import { enquiryLines } from "./enquiry-lines.ts";
import { shortId } from "./format.ts";
import { table } from "./layout.ts";
import { noneBeginsSo } from "./refusals.ts";
import { idOf, kindOf, madeAt, nameOf, standsText } from "./trace-words.ts";
import { watchLines } from "./watch-lines.ts";

/** What is said of an id that is none. */
export const NO_SUBJECT = `There is no such booking, and ${noneBeginsSo("enquiry")}`;

export const showCommand: Command = {
  usage: "show ID|EMAIL",
  summary: "all about a booking, as gateway and supplier have it now; an enquiry; a watch; an address",
  options: {},
  words: { min: 1, max: 1 },
  run: async ({ desk, words: [text = ""] }) => {
    if (text.includes("@")) return showPerson(desk, text);
    const subject = await desk.findSubject(text);
    if (subject === null) return showWatch(desk, text);
    if (subject.kind === "enquiry") {
      const acts = await desk.listActsOn(subject.enquiry.id);
      return done(enquiryLines(subject.enquiry, acts), { ...subject.enquiry, acts });
    }
    const file = await desk.showBooking(subject.id);
    return file === null ? refused(NO_SUBJECT) : done(bookingLines(file, desk.now()), file);
  },
};

async function showWatch(desk: Desk, text: string): Promise<Answer> {
  const watch = await desk.findWatch(text);
  if (watch === null) return refused(`There is no such booking, and ${noneBeginsSo("enquiry or watched price")}`);
  const acts = await desk.listActsOn(watch.id);
  return done(watchLines(watch, acts), { ...watch, acts });
}

/** All that an erasure by the same address would look at. */
async function showPerson(desk: Desk, email: string): Promise<Answer> {
  const traces = await desk.findTraces(email);
  if (traces.length === 0) return refused("We keep nothing under this address.");
  const rows = traces.map((trace) => [kindOf(trace), shortId(idOf(trace)), utcText(madeAt(trace)), nameOf(trace), standsText(trace)]);
  const hasCallBack = traces.some((trace) => kindOf(trace) === "call-back");
  return done([...table(["what", "id", "made", "who", "state"], rows), ...(hasCallBack ? [CALL_BACKS] : [])], traces);
}

const CALL_BACKS = "A call-back has no address: these have a phone number of the others. Look whether they are theirs.";
