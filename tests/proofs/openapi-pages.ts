import { honestForms } from "./openapi/honest-forms.ts";
import { hostilePageRequest } from "./openapi/hostile-page-request.ts";
import { judgePage } from "./openapi/judge-page.ts";
import { type Attack, storm } from "./openapi/storm.ts";
import { listPages, type Target } from "./origins/targets.ts";
import type { Proof } from "./proof.ts";
import { realValues, type RealValuesFor } from "./shared/real-values.ts";

export const proof: Proof = {
  claim: "hostile requests to pages, to their data and with their forms are answered without a fault, and lead nowhere else",
  count: 3_000,
  prove: async (count, say) => ({ ...(await storm(count, attackOn, say)), leftOut: null }),
};

/** Pages with a form are asked as often as all others together, and some of what is posted to each must be taken. */
async function attackOn(baseUrl: string): Promise<Attack> {
  const [values, seal] = [await realValues(baseUrl), await sealOf(baseUrl)];
  const real: RealValuesFor = (path) => ({ ...values(path), seal });
  const pages = await listPages((name) => (name === "*" ? "nowhere/:rest" : `:${name}`));
  const halves = [pages.filter(({ isTaken }) => isTaken), pages.filter(({ isTaken }) => !isTaken)];
  const pageOf = (number: number): Target => {
    const half = halves[number % 2] ?? [];
    const page = half[Math.floor(number / 2) % half.length];
    if (!page) throw new Error("There is no page of this kind.");
    return page;
  };
  return {
    honest: ["", "/es"].flatMap((language) => honestForms(language, real)),
    request: (number) => hostilePageRequest(number, pageOf(number), real(pageOf(number).path)),
    kindOf: (number, { method }) => (method === "POST" && mayGetIn(pageOf(number)) ? `a form to ${pageOf(number).path}` : null),
    judge: (_number, asked, answer) => judgePage(baseUrl, asked, answer),
  };
}

/** A watch is confirmed and stopped by a token that only its mail holds, and a storm has no mailbox: there its door alone is attacked. */
const mayGetIn = ({ isTaken, path }: Target): boolean => isTaken && !/\/watch\//.test(path);

/** Of the form for messages. Without it no message would be read any further. */
async function sealOf(baseUrl: string): Promise<string> {
  const page = await (await fetch(`${baseUrl}/contact-us`)).text();
  const seal = /name="seal" value="([^"]+)"/.exec(page)?.[1];
  if (seal === undefined) throw new Error("The contact page has no seal.");
  return seal;
}
