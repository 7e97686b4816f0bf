import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

/** What a mail server was given: the envelope's addresses, and the mail as it came. */
interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly text: string;
}

/** A mail server on a port of its own that speaks as much SMTP (RFC 5321) as it takes to be given mails. */
export interface SmallMailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

interface Manners {
  /** Lines that it answers without ever coming to an end, a word every few milliseconds. */
  readonly neverEnds?: RegExp;
  /** How many mails it takes and hangs up on before it says so. */
  readonly hangsUpOn?: number;
  /** While it is, it lets every caller down at once; its port stays its own, so that no other test takes it. */
  readonly isDown?: () => boolean;
}

/** @param refusal what it answers to every mail's text in place of its yes: `554 5.7.1 No`. */
export async function startMailServer(refusal: string | null = null, manners: Manners = {}): Promise<SmallMailServer> {
  const received: ReceivedMail[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    if (manners.isDown?.()) return void socket.destroy();
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    const keep = (mail: ReceivedMail): void => {
      received.push(mail);
      if (received.length <= (manners.hangsUpOn ?? 0)) socket.destroy();
    };
    talk(socket, refusal, manners.neverEnds ?? NEVER, keep);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => closed(server, open) };
}

const NEVER = /(?!)/;

function talk(socket: Socket, refusal: string | null, neverEnds: RegExp, keep: (mail: ReceivedMail) => void): void {
  let pending = "";
  let recipients: string[] = [];
  let body: string[] | null = null;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const obey = (line: string): void => {
    if (body) {
      if (line !== ".") return void body.push(line.replace(/^\./, ""));
      if (refusal === null) keep({ recipients, text: body.map((each) => `${each}\n`).join("") });
      [body, recipients] = [null, []];
      return say(refusal ?? "250 Taken");
    }
    if (neverEnds.test(line)) return talkOn(socket);
    if (/^RCPT TO:/i.test(line)) recipients.push(/<(.*)>/.exec(line)?.[1] ?? "");
    if (/^DATA$/i.test(line)) body = [];
    say(answerTo(line));
  };
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    const lines = (pending + chunk).split("\r\n");
    pending = lines.pop() ?? "";
    for (const line of lines) obey(line);
  });
  socket.on("error", () => socket.destroy());
  say("220 small ESMTP");
}

function talkOn(socket: Socket): void {
  const talking = setInterval(() => socket.write("250-And\r\n"), 10);
  socket.on("close", () => clearInterval(talking));
}

const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^EHLO /i, "250-Well\r\n250 AUTH PLAIN"],
  [/^AUTH PLAIN /i, "235 Believed"],
  [/^STARTTLS$/i, "502 Not here"],
  [/^DATA$/i, "354 Go on"],
  [/^QUIT$/i, "221 Bye"],
];

const answerTo = (line: string): string => ANSWERS.find(([pattern]) => pattern.test(line))?.[1] ?? "250 Well";

function closed(server: Server, open: ReadonlySet<Socket>): Promise<void> {
  for (const socket of open) socket.destroy();
  return new Promise((done) => server.close(() => done()));
}
