import { type Call, readDescription } from "./openapi/description.ts";
import { hostileRequest } from "./openapi/hostile-request.ts";
import { judgeAnswer } from "./openapi/judge-answer.ts";
import { type Attack, storm } from "./openapi/storm.ts";
import type { Proof } from "./proof.ts";
import { realValues } from "./shared/real-values.ts";

export const proof: Proof = {
  claim: "hostile requests are answered as the API's own description says, and bring nothing down",
  count: 5_000,
  prove: (count, say) => storm(count, attackOn, say),
};

/** Each call of the description in its turn. */
async function attackOn(baseUrl: string): Promise<Attack> {
  const [description, real] = [await readDescription(baseUrl), await realValues(baseUrl)];
  const { calls } = description;
  const callOf = (number: number): Call => {
    const call = calls[number % calls.length];
    if (!call) throw new Error("The description has no call.");
    return call;
  };
  return {
    request: (number) => hostileRequest(number, callOf(number), real, description),
    judge: (number, asked, answer) => judgeAnswer(callOf(number), asked, answer, description),
  };
}
