import { type Call, readDescription } from "./openapi/description.ts";
import { honestRequest, hostileRequest } from "./openapi/hostile-request.ts";
import { judgeAnswer } from "./openapi/judge-answer.ts";
import { type Attack, type Honest, storm } from "./openapi/storm.ts";
import type { Proof } from "./proof.ts";
import { realValues } from "./shared/real-values.ts";

export const proof: Proof = {
  claim: "hostile requests are answered as the API's own description says, and bring nothing down",
  count: 5_000,
  prove: async (count, say) => ({ ...(await storm(count, attackOn, say)), leftOut: null }),
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
  const roundOf = (number: number): number => Math.floor(number / calls.length);
  const honest = calls.map((call): Honest => {
    const asked = (turn: number) => honestRequest(call, real(call.path, turn), description);
    const isHeard: Honest["isHeard"] = ({ status }) => (call.path.endsWith("/getbill") ? status === 201 : status >= 200 && status < 300);
    return { name: nameOf(call), asked, isHeard };
  });
  return {
    honest,
    kindOf: (number) => nameOf(callOf(number)),
    request: (number) => hostileRequest(number, callOf(number), real(callOf(number).path, 2 + roundOf(number)), description),
    judge: (number, asked, answer) => judgeAnswer(callOf(number), asked, answer, description),
  };
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
