import type { Answered, Asked } from "../shared/ask.ts";
import type { Call, Description } from "./description.ts";

/** What any call may be answered, whatever its description says: another method, too large, too many, and the empty answers. */
const EVERYWHERE = [400, 404, 405, 413, 414, 429];
const PROBLEM = "application/problem+json";
const PROBLEM_SCHEMA = { $ref: "#/components/schemas/Problem" };
/** Traces of the program in an answer. */
const TRACES = /\n\s+at |node_modules|\/src\/|\.tsx?:\d|ZodError|TypeError|SyntaxError|RangeError|pglite|drizzle|select .* from/i;

/** Null when an answer is one that the description announces; else what is wrong with it. */
export function judgeAnswer(call: Call, asked: Asked, answer: Answered, description: Description): string | null {
  const { status } = answer;
  if (status >= 500) return `answered ${status}: ${textOf(answer)}`;
  const type = (answer.headers["content-type"] ?? "").split(";")[0] ?? "";
  if (asked.method === "HEAD" || status === 204) return answer.body.length === 0 ? null : "answered with a body where none belongs";
  if (status >= 400) {
    if (!isDescribed(call, asked, status)) return `answered ${status}, which is not described: ${textOf(answer)}`;
    return judgeProblem(answer, type, asked.method === call.method ? call.responses[String(status)]?.description : undefined, description);
  }
  const schema = call.responses[String(status)]?.content?.["application/json"]?.schema;
  if (asked.method !== call.method || !schema) return `answered ${status}, which is not described: ${textOf(answer)}`;
  if (type !== "application/json") return `answered ${status} as ${type}`;
  const fault = description.faultOf(schema, JSON.parse(answer.body.toString()));
  return fault && `answered ${status} with another shape than described: ${fault}`;
}

/** Faults of the request as such need no description; what a call says of its own does. */
const isDescribed = ({ method, path, responses }: Call, asked: Asked, status: number): boolean => {
  if (Object.hasOwn(responses, status)) return true;
  if (asked.method !== method || status === 429) return EVERYWHERE.includes(status);
  // A path that is spoilt may be another call's, or nobody's.
  return path.includes("{") && EVERYWHERE.includes(status);
};

/** @param codes of the problems that the description has with this status; undefined where it is one of any call. */
function judgeProblem(answer: Answered, type: string, codes: string | undefined, description: Description): string | null {
  const { status, body } = answer;
  if (type !== PROBLEM) return `answered ${status} as ${type}: ${textOf(answer)}`;
  const said = JSON.parse(body.toString()) as { readonly status?: unknown; readonly code?: unknown };
  const fault = description.faultOf(PROBLEM_SCHEMA, said);
  if (fault !== null) return `answered ${status} with another shape than described: ${fault}`;
  if (said.status !== status) return `answered ${status} and says ${String(said.status)}`;
  if (codes?.includes(`\`${String(said.code)}\``) === false) return `answered ${status} for ${String(said.code)}, which is not described`;
  if (status === 429 && !/^\d+$/.test(answer.headers["retry-after"] ?? "")) return "answered 429 without Retry-After";
  return TRACES.test(body.toString()) ? `shows how it is made: ${textOf(answer)}` : null;
}

const textOf = ({ body }: Answered): string => body.toString().slice(0, 300);
