import { startServer } from "../support/server.ts";
import { foreignSenders, ownSenders, type Sender } from "./origins/senders.ts";
import { listTargets, type Target } from "./origins/targets.ts";
import type { Proof } from "./proof.ts";
import { ask } from "./shared/ask.ts";

const MESSAGE = { form: "message", fullName: "Ana Pérez", phone: "718 555 0163", email: "ana@mail.example", message: "Hello" };
/** The second is what a form of another site can send without asking first: JSON under a plain type. */
const BODIES: readonly (readonly [type: string, body: string])[] = [
  ["application/json", JSON.stringify(MESSAGE)],
  ["text/plain", JSON.stringify(MESSAGE)],
  ["application/x-www-form-urlencoded", new URLSearchParams(MESSAGE).toString()],
];

export const proof: Proof = {
  claim: "no other site can make a visitor's browser post to any call or page",
  count: 20,
  prove: async (count, say) => {
    const server = await startServer();
    try {
      const targets = await listTargets(server.url);
      const taking = targets.filter(({ isTaken }) => isTaken).length;
      say(`${targets.length} addresses, ${taking} of which take a post; ${count} made-up origins beside the usual tricks`);
      const foreign = await walk(server.url, targets, foreignSenders(server.url, count), true);
      const own = await walk(server.url, targets, ownSenders(server.url), false);
      const unshown = taking === 0 ? ["No address takes a post, so nothing was shown."] : [];
      const done = `${foreign.asExpected} foreign posts refused, ${own.asExpected} of our own pages and of programs heard`;
      return { done, faults: [...unshown, ...foreign.faults, ...own.faults] };
    } finally {
      await server.stop();
    }
  },
};

interface Walk {
  readonly asExpected: number;
  readonly faults: readonly string[];
}

/** Lets every sender post every body to every target, and expects each to be refused, or none. */
async function walk(baseUrl: string, targets: readonly Target[], senders: readonly Sender[], refused: boolean): Promise<Walk> {
  const faults: string[] = [];
  let asExpected = 0;
  for (const target of targets) {
    for (const sender of senders) {
      const answers = await Promise.all(BODIES.map((body) => isRefused(baseUrl, target, sender, body)));
      const unexpected = answers.filter((answer) => answer !== refused).length;
      asExpected += answers.length - unexpected;
      if (unexpected > 0) faults.push(`${target.method} ${target.path} ${refused ? "heard" : "refused"} ${JSON.stringify(sender)}`);
    }
  }
  return { asExpected, faults };
}

/** Whether the server refuses a post for where it comes from, and for nothing else. */
async function isRefused(
  baseUrl: string,
  { method, path }: Target,
  sender: Sender,
  [type, body]: (typeof BODIES)[number],
): Promise<boolean> {
  const answer = await ask(baseUrl, { method, path, headers: { ...sender, "content-type": type }, body });
  return [400, 403].includes(answer.status) && answer.body.includes("This request comes from another site.");
}
