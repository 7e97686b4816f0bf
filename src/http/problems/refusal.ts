import type { Context } from "hono";
import type { Language } from "../../core/kernel/index.ts";
import type { Env } from "../kept/env.ts";
import { FAULT_WORDS } from "./fault-words.ts";
import { isForProgram, plainPage, type PlainWords } from "./plain-page.ts";
import { type ProblemCode, type ProblemError, problemResponse, PROBLEMS } from "./problem.ts";

type Words = Readonly<Record<Language, PlainWords>>;

/** Answers with a problem: as it is to programs, as a page in their language to people. @param words of the page, else the code's own. */
export function refusal(
  c: Context<Env>,
  { problem, headers }: ProblemError,
  words: Words = wordsOf(problem.code),
): Response | Promise<Response> {
  if (isForProgram(c.req.path)) return problemResponse(problem, headers);
  for (const [name, value] of Object.entries({ "Cache-Control": "no-store", ...headers })) c.header(name, value);
  return plainPage(c, PROBLEMS[problem.code].status, words);
}

const wordsOf = (code: ProblemCode): Words => (isTold(code) ? FAULT_WORDS[code] : FAULT_WORDS.invalid_request);

const isTold = (code: ProblemCode): code is ProblemCode & keyof typeof FAULT_WORDS => Object.hasOwn(FAULT_WORDS, code);
