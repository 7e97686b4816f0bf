import { counted } from "../../src/core/kernel/index.ts";
import { startServer } from "../support/server.ts";
import { foreignSenders, ownSenders, type Sender } from "./origins/senders.ts";
import { listTargets, type Target } from "./origins/targets.ts";
import type { Proof } from "./proof.ts";
import { ask } from "./shared/ask.ts";

const MESSAGE = { form: "message", fullName: "Ana Pérez", phone: "718 555 0163", email: "ana@mail.example", message: "Hello" };
type Body = readonly [type: string, body: string];
const JSON_BODY: Body = ["application/json", JSON.stringify(MESSAGE)];
/** The second is what a form of another site can send without asking first: JSON under a plain type. */
const BODIES: readonly Body[] = [
  JSON_BODY,
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
      say(`${targets.length} addresses, ${taking} of which take a post; ${counted(count, "made-up origin")} beside the usual tricks`);
      const foreign = await walk(server.url, targets, foreignSenders(server.url, count), true);
      const own = await walk(server.url, targets, ownSenders(server.url), false);
      const unshown = taking === 0 ? ["No address takes a post, so nothing was shown."] : [];
      const done = `${foreign.asExpected} foreign posts refused, ${own.asExpected} of our own pages and of programs heard`;
      return { done, faults: [...unshown, ...foreign.faults, ...own.faults], leftOut: null };
    } finally {
      await server.stop();
    }
  },
};

interface Walk {
  readonly asExpected: number;
  readonly faults: readonly string[];
}

/** Lets every sender post to every target, each time another kind of body, and expects each to be refused, or none. */
async function walk(baseUrl: string, targets: readonly Target[], senders: readonly Sender[], refused: boolean): Promise<Walk> {
  const faults: string[] = [];
  for (const [place, target] of targets.entries()) {
    const answers = await Promise.all(
      senders.map((sender, index) => isRefused(baseUrl, target, sender, BODIES[(place + index) % BODIES.length] ?? JSON_BODY)),
    );
    for (const [index, answer] of answers.entries()) {
      if (answer !== refused)
        faults.push(`${target.method} ${target.path} ${refused ? "heard" : "refused"} ${JSON.stringify(senders[index])}`);
    }
  }
  return { asExpected: targets.length * senders.length - faults.length, faults };
}

/** As it is told to programs, and to people in each language. */
const FOREIGN = /This request comes from another site|Esta solicitud viene de otro sitio/;

/** Whether the server refuses a post for where it comes from, and for nothing else. */
async function isRefused(baseUrl: string, { method, path }: Target, sender: Sender, [type, body]: Body): Promise<boolean> {
  const answer = await ask(baseUrl, { method, path, headers: { ...sender, "content-type": type }, body });
  return [400, 403].includes(answer.status) && FOREIGN.test(answer.body.toString());
}
