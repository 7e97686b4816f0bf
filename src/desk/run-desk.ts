import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import type { Desk } from "../usecases/desk/create-desk.ts";
import { type Answer, type Call, type Command, done, refused, type Terminal, usage } from "./command.ts";
import { COMMANDS, helpLines } from "./commands.ts";
import { jsonText, plain } from "./format.ts";

/** What came of a call: what is written where, and the exit code. */
export interface Outcome {
  readonly out: string;
  readonly error: string;
  /** 0 done, 1 refused, 2 wrong usage. */
  readonly exitCode: 0 | 1 | 2;
}

/** What a call of the desk needs; the desk itself is opened only for a call that makes sense. */
interface DeskParts {
  readonly open: () => Promise<Desk>;
  readonly terminal: Terminal;
  /** Who acts, unless the call names somebody. */
  readonly actor: string;
}

const SHARED = {
  json: { type: "boolean" },
  yes: { type: "boolean" },
  by: { type: "string" },
  because: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

/** Runs one call: `["show", "7K3M9QXZ", "--json"]`. */
export async function runDesk(args: readonly string[], parts: DeskParts): Promise<Outcome> {
  const [name = "help", ...rest] = args;
  if (name === "help" || args.includes("--help") || args.includes("-h")) return outcomeOf(done(helpLines(), helpLines()), false);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return outcomeOf(usage(`There is no command ${plain(name)}. \`help\` names them all.`), false);
  const parsed = parse(command, rest);
  if (typeof parsed === "string") return outcomeOf(usage(`${parsed} Usage: ${command.usage}`), false);
  const answer = await run(command, parsed, parts);
  return outcomeOf(answer, parsed.values["json"] === true);
}

interface Parsed {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

/** The parsed call, or what is wrong with it. */
function parse({ options, words, because }: Command, args: readonly string[]): Parsed | string {
  try {
    const parsed = parseArgs({ args: [...args], options: { ...SHARED, ...options }, allowPositionals: true });
    const count = parsed.positionals.length;
    if (count < words.min) return "Something is missing.";
    if (count > words.max) return "There is a word too many; put texts into quotes.";
    const isFinishing = "finish" in parsed.values;
    if (because === "required" && !isFinishing && String(parsed.values["because"] ?? "").trim() === "")
      return '--because "WHY" is missing.';
    return parsed;
  } catch (error) {
    if (error instanceof TypeError) return optionFault(error);
    throw error;
  }
}

/** What parseArgs throws for options that there are not, or that are without what they need: in a sentence, without its advice to programmers. */
function optionFault({ message }: TypeError): string {
  const [, unknown] = /^Unknown option '(-[^']*)'/.exec(message) ?? [];
  if (unknown !== undefined) return /^-\d/.test(unknown) ? "An amount is written without a sign." : `There is no option ${plain(unknown)}.`;
  const [, option] = /^Option '(?:-., )?(--[a-z]+)/.exec(message) ?? [];
  if (option === undefined) return plain(message.split("\n", 1)[0] ?? "");
  return message.includes("does not take an argument")
    ? `${option} takes no value.`
    : `${option} needs a value; one that begins with a dash is written ${option}=-….`;
}

async function run(command: Command, { values, positionals }: Parsed, { open, terminal, actor }: DeskParts): Promise<Answer> {
  const text = (option: string): string | null => (typeof values[option] === "string" ? values[option] : null);
  const confirm = async (lines: readonly string[], question: string): Promise<Answer | null> => {
    if (values["yes"] === true) return null;
    terminal.say(lines);
    const agreed = await terminal.ask(question);
    if (agreed === null) return usage("Nobody can be asked here: add --yes.");
    return agreed ? null : refused("Nothing was done.");
  };
  const call: Call = {
    desk: await open(),
    terminal,
    words: positionals,
    text,
    has: (option) => values[option] === true,
    acting: { actor: plain(text("by") ?? actor).slice(0, 80) || "unknown", because: (text("because") ?? "").trim() },
    confirm,
  };
  return command.run(call);
}

function outcomeOf(answer: Answer, isJson: boolean): Outcome {
  if (answer.kind === "done") return isJson ? doneForProgram(answer) : doneForReader(answer);
  const error = isJson ? jsonText({ error: answer.kind, why: answer.why }) : answer.why;
  return { out: "", error: `${error}\n`, exitCode: answer.kind === "refused" ? 1 : 2 };
}

type Done = Extract<Answer, { readonly kind: "done" }>;

const doneForReader = ({ lines, more }: Done): Outcome => ({
  out: `${[...lines, ...(more === null ? [] : [more])].join("\n")}\n`,
  error: "",
  exitCode: 0,
});

/** That a list was cut goes beside it: the list itself is nothing but its rows. */
const doneForProgram = ({ data, more }: Done): Outcome => ({
  out: `${jsonText(data)}\n`,
  error: more === null ? "" : `${jsonText({ more })}\n`,
  exitCode: 0,
});
