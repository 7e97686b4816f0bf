import { abandonCommand } from "./abandon-command.ts";
import type { Command } from "./command.ts";
import { correctCommand } from "./correct-command.ts";
import { eraseCommand } from "./erase-command.ts";
import { exportCommand } from "./export-command.ts";
import { COLUMNS } from "./format.ts";
import { wrap } from "./layout.ts";
import { listCommand } from "./list-command.ts";
import { cancelCommand, refundCommand } from "./money-commands.ts";
import { auditCommand, handledCommand, noteCommand, retryCommand } from "./plain-commands.ts";
import { queueCommand } from "./queue-command.ts";
import { resendCommand } from "./resend-command.ts";
import { resolveCommand } from "./resolve-command.ts";
import { showCommand } from "./show-command.ts";

/** Everything that the desk can do, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  queue: queueCommand,
  list: listCommand,
  show: showCommand,
  retry: retryCommand,
  resolve: resolveCommand,
  refund: refundCommand,
  cancel: cancelCommand,
  note: noteCommand,
  handled: handledCommand,
  resend: resendCommand,
  correct: correctCommand,
  abandon: abandonCommand,
  export: exportCommand,
  erase: eraseCommand,
  audit: auditCommand,
};

/** How wide the words about a command may be, beside their indent. */
const SUMMARY = COLUMNS - 6;

/** One screen. */
export const helpLines = (): readonly string[] => [
  "The agency's desk. npm run desk -- COMMAND",
  "",
  ...Object.values(COMMANDS).flatMap(({ usage, summary }) => [`  ${usage}`, ...wrap(summary, SUMMARY).map((line) => `      ${line}`)]),
  "",
  "  --json        for programs, which call `npm run -s desk`      --yes   do not ask",
  "  --by NAME     who acts; else DESK_USER, else who called sudo, else your login name",
  "",
  "Days are 2027-03-12, in UTC (--travels: the clock there). Exit: 0 done, 1 refused, 2 wrong usage.",
];
