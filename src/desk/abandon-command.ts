import { type Command, done, refused } from "./command.ts";
import { plain } from "./format.ts";
import { mailLines } from "./mail-lines.ts";
import { noneBeginsSo, REFUSALS } from "./refusals.ts";

export const abandonCommand: Command = {
  usage: 'abandon MAIL --because "WHY"',
  summary: "try a waiting mail no more: its address is refused for good (`list mails` has the ids)",
  options: {},
  words: { min: 1, max: 1 },
  because: "required",
  run: async ({ desk, words, acting, confirm }) => {
    const mail = await desk.findWaitingMail(words[0] ?? "");
    if (mail === null) return refused(`There is ${noneBeginsSo("waiting mail")}`);
    const stopped = await confirm(mailLines([mail], desk.now()), `Never send this mail to ${plain(mail.to)}?`);
    if (stopped) return stopped;
    const given = await desk.giveUpMail(mail, acting);
    return given.ok ? done(["It is given up. Reach its reader in another way."], { id: mail.id }) : refused(REFUSALS[given.error.code]);
  },
};
