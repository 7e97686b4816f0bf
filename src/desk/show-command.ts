import { type Command, done, refused } from "./command.ts";
import { bookingLines } from "./booking-lines.ts";
import { enquiryLines } from "./enquiry-lines.ts";
import { noneBeginsSo } from "./refusals.ts";

/** What is said of an id that is none. */
export const NO_SUBJECT = `There is no such booking, and ${noneBeginsSo("enquiry")}`;

export const showCommand: Command = {
  usage: "show ID",
  summary: "everything about a booking or an enquiry, and what gateway and supplier say of it now",
  options: {},
  words: { min: 1, max: 1 },
  run: async ({ desk, words: [text = ""] }) => {
    const subject = await desk.findSubject(text);
    if (subject === null) return refused(NO_SUBJECT);
    if (subject.kind === "enquiry") {
      const acts = await desk.listActsOn(subject.enquiry.id);
      return done(enquiryLines(subject.enquiry, acts), { ...subject.enquiry, acts });
    }
    const file = await desk.showBooking(subject.id);
    return file === null ? refused(NO_SUBJECT) : done(bookingLines(file), file);
  },
};
