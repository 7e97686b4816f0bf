import { ask, type Asked } from "../shared/ask.ts";

/** What came of a request while the data could not be reached. */
export interface Probed {
  readonly ms: number;
  /** What is wrong with the answer; null when it is as it should be. */
  readonly fault: string | null;
}

const JSON_TYPE = { "content-type": "application/json" };
const ENQUIRY = { fullName: "Ana Pérez", name: "Ana Pérez", phone: "718 555 0163", email: "ana@mail.example", message: "Hello" };

/** A request, and how it must be answered. */
const PROBES: readonly (readonly [request: Asked, status: number, shape: RegExp])[] = [
  [{ method: "GET", path: "/healthz" }, 200, /alive/],
  [{ method: "GET", path: "/readyz" }, 503, /"database":false/],
  [{ method: "GET", path: "/" }, 200, /<html/],
  [{ method: "GET", path: "/api/v1/flights/locations?keyword=madrid" }, 200, /MAD/],
  [
    { method: "POST", path: "/api/v1/contact", headers: JSON_TYPE, body: JSON.stringify(ENQUIRY) },
    503,
    /"code":"(?:unavailable|overloaded)"/,
  ],
];

/** Asks for one thing of each kind, at once. */
export const probe = (url: string): Promise<readonly Probed[]> => Promise.all(PROBES.map((one) => probeOne(url, ...one)));

async function probeOne(url: string, asked: Asked, status: number, shape: RegExp): Promise<Probed> {
  const started = performance.now();
  const answer = await ask(url, asked);
  const ms = performance.now() - started;
  const text = answer.body.toString();
  const isRight = answer.status === status && shape.test(text);
  const saysWhen = status !== 503 || asked.path === "/readyz" || Number(answer.headers["retry-after"]) > 0;
  return { ms, fault: isRight && saysWhen ? null : `${asked.method} ${asked.path} answered ${answer.status}: ${text.slice(0, 160)}` };
}

export const isReady = async (url: string): Promise<boolean> => (await ask(url, { method: "GET", path: "/readyz" })).status === 200;
