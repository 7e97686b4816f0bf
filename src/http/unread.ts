import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { BARE_SECURITY_HEADERS } from "./middleware/security-headers.ts";
import { type ProblemCode, PROBLEMS } from "./problems/problem.ts";

/** What Node says of bytes that are no request, and the problem that it is. Everything else is `invalid_request`. */
const FAULTS: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** Answers what never becomes a request to the app: broken, too large, too slow, or with an expectation that we do not know. */
export function answerUnread(server: Server): void {
  /** The answers of a connection that are to be given still: nothing may be written between their bytes, or in their stead. */
  const owed = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = owed.get(socket) ?? new Set();
    owed.set(socket, responses.add(response));
    response.once("close", () => responses.delete(response));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const isFree = [...(owed.get(socket) ?? [])].every(isHalfAsked);
    const code = FAULTS[error.code ?? ""] ?? "invalid_request";
    if (isFree && socket.writable && error.code !== "ECONNRESET") socket.end(rawAnswer(code));
    else socket.destroy();
  });
  server.on("checkExpectation", (_: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = bareAnswer("unknown_expectation");
    response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) }).end(body);
  });
}

/** Whether the body is still to come, and nothing has been said: then the fault is this request's own. */
const isHalfAsked = ({ req, headersSent }: ServerResponse): boolean => !req.complete && !headersSent;

/** For a request whose address or host cannot be read. */
export function unreadable(): Response {
  const { status, headers, body } = bareAnswer("invalid_request");
  return new Response(body, { status, headers });
}

function bareAnswer(code: ProblemCode) {
  const { status, title } = PROBLEMS[code];
  const body = JSON.stringify({ status, title, code, detail: title });
  const headers = {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    Connection: "close",
    ...BARE_SECURITY_HEADERS,
  };
  return { status, headers, body };
}

/** The bytes of an answer, where there is no request to answer to. */
function rawAnswer(code: ProblemCode): string {
  const { status, headers, body } = bareAnswer(code);
  const lines = Object.entries({ ...headers, "Content-Length": Buffer.byteLength(body) }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
