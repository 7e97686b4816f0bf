import { isEmail } from "../core/booking/index.ts";
import { type Command, done, refused, usage } from "./command.ts";
import { plain } from "./format.ts";
import { readBookingId } from "./read-values.ts";
import { REFUSALS } from "./refusals.ts";

export const resendCommand: Command = {
  usage: 'resend ID [--to EMAIL --because "WHY"]',
  summary: "mail the traveler again how the booking stands; with --to at a new address, for good",
  options: { to: { type: "string" } },
  words: { min: 1, max: 1 },
  run: async ({ desk, words, text, acting, confirm }) => {
    const id = readBookingId(words[0]);
    if (!id.ok) return usage(id.error);
    const to = text("to")?.trim() ?? null;
    if (to !== null && !isEmail(to)) return usage("--to is an email address.");
    if (to !== null && acting.because === "") return usage('--to needs --because "WHY".');
    const question =
      to === null ? `Mail the traveler of booking ${id.value} again?` : `Write to ${plain(to)} about booking ${id.value} from now on?`;
    const stopped = await confirm([], question);
    if (stopped) return stopped;
    const sent = await desk.resendMail(id.value, to, acting);
    if (!sent.ok) return refused(REFUSALS[sent.error.code]);
    return done([`A mail to ${plain(sent.value.email)} is on its way.`], { id: id.value, email: sent.value.email });
  },
};
