import { counted } from "../../../src/core/kernel/index.ts";
import { type RunningServer, startServer } from "../../support/server.ts";
import type { Findings } from "../proof.ts";
import { type Answered, ask, type Asked } from "../shared/ask.ts";
import { createTally, type Tally } from "./tally.ts";

/** A request that means well, and must be heard. */
export interface Honest {
  readonly name: string;
  /** @param turn 0 before the storm, 1 afterwards. */
  asked(turn: number): Asked;
  isHeard(answer: Answered): boolean;
}

/** What is sent, and what is thought of the answers. */
export interface Attack {
  /** For each thing that is attacked: a server that refuses everybody withstands any storm. */
  readonly honest: readonly Honest[];
  /** The request of a number; always the same one. */
  request(number: number): Asked;
  /** What a request is for, where some of its kind must get through; null where none need. */
  kindOf(number: number, asked: Asked): string | null;
  /** Null when the answer is as it should be. */
  judge(number: number, asked: Asked, answer: Answered): string | null;
}

const AT_ONCE = 4;
const WHEN = ["before", "afterwards"] as const;

/**
 * Sends requests to a server of its own, each from another address, some at once. Beside what the attack thinks of each answer, some of
 * each kind must get past the door, the honest ones before and afterwards all must, and the server must have noted no error.
 */
export async function storm(count: number, prepare: (baseUrl: string) => Promise<Attack>, say: (line: string) => void): Promise<Findings> {
  const server = await startServer({ TRUST_PROXY: "true", LOG_LEVEL: "error" });
  const noted = notesOf(server);
  try {
    const attack = await prepare(server.url);
    const tally = createTally();
    const faults = [...(await greet(server.url, attack, 0))];
    const sendFrom = async (first: number): Promise<void> => {
      for (let number = first; number < count; number += AT_ONCE) {
        const fault = await send(server.url, attack, number, tally);
        if (fault !== null) faults.push(fault);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => sendFrom(first)));
    faults.push(...(await greet(server.url, attack, 1)), ...tally.unheard());
    say(tally.words());
    const done = `${counted(count, "request")}, ${tally.heard()} of which were heard; ${attack.honest.length} honest ones before and afterwards`;
    return { done, faults: [...faults, ...noted(), ...(await readiness(server))] };
  } finally {
    await server.stop();
  }
}

async function send(baseUrl: string, attack: Attack, number: number, tally: Tally): Promise<string | null> {
  const asked = attack.request(number);
  const name = `request ${number}, ${asked.method} ${asked.path.slice(0, 150)}`;
  try {
    const answer = await ask(baseUrl, asked);
    tally.count(attack.kindOf(number, asked), answer.status);
    const fault = attack.judge(number, asked, answer);
    return fault && `${name} ${fault}`;
  } catch (error) {
    return `${name} was not answered: ${String(error)}`;
  }
}

async function greet(baseUrl: string, { honest }: Attack, turn: 0 | 1): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, asked, isHeard } of honest) {
    const answer = await ask(baseUrl, asked(turn));
    if (!isHeard(answer))
      faults.push(`${name}, honest, was answered ${answer.status} ${WHEN[turn]}: ${answer.body.toString().slice(0, 300)}`);
  }
  return faults;
}

/** What the server writes from now on, a line each. */
function notesOf({ process: child }: RunningServer): () => readonly string[] {
  let written = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (written += chunk.toString()));
  return () =>
    written
      .split("\n")
      .filter(isNote)
      .map((line) => `The server noted: ${line.slice(0, 600)}`);
}

const isNote = (line: string): boolean => line.startsWith("{") || /error|warning/i.test(line);

async function readiness({ url, process: child }: RunningServer): Promise<readonly string[]> {
  if (child.exitCode !== null) return [`The server ended with ${child.exitCode}.`];
  const { status } = await ask(url, { method: "GET", path: "/readyz" });
  return status === 200 ? [] : [`Afterwards the server is not ready: ${status}.`];
}
