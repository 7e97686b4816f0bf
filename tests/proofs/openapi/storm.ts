import { type RunningServer, startServer } from "../../support/server.ts";
import type { Verdict } from "../proof.ts";
import { type Answered, ask, type Asked } from "../shared/ask.ts";

/** What is sent, and what is thought of the answers. */
export interface Attack {
  /** The request of a number; always the same one. */
  request(number: number): Asked;
  /** Null when the answer is as it should be. */
  judge(number: number, asked: Asked, answer: Answered): string | null;
}

const AT_ONCE = 4;

/**
 * Sends requests to a server of its own, each from another address, some at once. Beside what the attack thinks of each answer, the
 * server must be there and ready afterwards, and have noted no error.
 */
export async function storm(count: number, prepare: (baseUrl: string) => Promise<Attack>, say: (line: string) => void): Promise<Verdict> {
  const server = await startServer({ TRUST_PROXY: "true", LOG_LEVEL: "error" });
  const noted = notesOf(server);
  try {
    const attack = await prepare(server.url);
    const statuses = new Map<number | string, number>();
    const faults: string[] = [];
    const sendFrom = async (first: number): Promise<void> => {
      for (let number = first; number < count; number += AT_ONCE) {
        const { status, fault } = await send(server.url, attack, number);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (fault !== null) faults.push(fault);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => sendFrom(first)));
    say(
      [...statuses]
        .map(([status, times]) => `${status}: ${times}`)
        .toSorted()
        .join(", "),
    );
    return { done: `${count} requests`, faults: [...faults, ...noted(), ...(await readiness(server))] };
  } finally {
    await server.stop();
  }
}

async function send(baseUrl: string, attack: Attack, number: number): Promise<{ status: number | string; fault: string | null }> {
  const asked = attack.request(number);
  const name = `request ${number}, ${asked.method} ${asked.path.slice(0, 150)}`;
  try {
    const answer = await ask(baseUrl, asked);
    const fault = attack.judge(number, asked, answer);
    return { status: answer.status, fault: fault && `${name} ${fault}` };
  } catch (error) {
    return { status: "none", fault: `${name} was not answered: ${String(error)}` };
  }
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
