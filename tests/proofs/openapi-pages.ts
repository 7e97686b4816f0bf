import { hostilePageRequest } from "./openapi/hostile-page-request.ts";
import { judgePage } from "./openapi/judge-page.ts";
import { type Attack, storm } from "./openapi/storm.ts";
import { listPages } from "./origins/targets.ts";
import type { Proof } from "./proof.ts";
import { realValues } from "./shared/real-values.ts";

export const proof: Proof = {
  claim: "hostile requests to pages, to their data and with their forms are answered without a fault, and lead nowhere else",
  count: 3_000,
  prove: (count, say) => storm(count, attackOn, say),
};

/** Pages with a form are asked as often as all others together. */
async function attackOn(baseUrl: string): Promise<Attack> {
  const real = { ...(await realValues(baseUrl)), seal: await sealOf(baseUrl) };
  const pages = await listPages((name) => (name === "*" ? "nowhere/:rest" : `:${name}`));
  const halves = [pages.filter(({ isTaken }) => isTaken), pages.filter(({ isTaken }) => !isTaken)];
  return {
    request: (number) => {
      const half = halves[number % 2] ?? [];
      const page = half[Math.floor(number / 2) % half.length];
      if (!page) throw new Error("There is no page of this kind.");
      return hostilePageRequest(number, page, real);
    },
    judge: (_number, asked, answer) => judgePage(baseUrl, asked, answer),
  };
}

/** Of the form for messages. Without it no message would be read any further. */
async function sealOf(baseUrl: string): Promise<string> {
  const page = await (await fetch(`${baseUrl}/contact-us`)).text();
  const seal = /name="seal" value="([^"]+)"/.exec(page)?.[1];
  if (seal === undefined) throw new Error("The contact page has no seal.");
  return seal;
}
