import { createTransport } from "nodemailer";
import { err, ok } from "../../core/kernel/index.ts";
import type { Mailer } from "../../usecases/ports/mailer.ts";
import { compose, type MailSender } from "./compose.ts";

/** How long it may take to be talking with a mail server at all. */
const TIMEOUTS_MS = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000 };
/**
 * How long the whole talk may take, and so how long the server may be silent in it: one that is given up after the mail's end may have taken
 * the mail, and gets it again. RFC 5321 would have us wait ten minutes there (4.5.3.2.6). Half of an attempt of the outbox is what we have:
 * after that another node may send the mail as well, and clocks that differ and a slow database need their share of it.
 */
const WHOLE_TALK_MS = 60_000;

/**
 * Sends through a mail server.
 * @param url `smtp://user:password@host:587` or `smtps://…`. With `smtp` the talk is encrypted as soon as the server offers it; a
 * password goes to no other machine without.
 * @param wholeTalkMs when a server is given up that is silent or goes on talking, with the connection closed.
 */
export function createSmtpMailer(url: string, from: MailSender, wholeTalkMs = WHOLE_TALK_MS): Mailer {
  const server = new URL(url);
  const host = server.hostname.replaceAll(/^\[|\]$/g, "");
  const isSecure = server.protocol === "smtps:";
  const [user, pass] = [decodeURIComponent(server.username), decodeURIComponent(server.password)];
  const transport = createTransport({
    host,
    port: server.port === "" ? (isSecure ? 465 : 587) : Number(server.port),
    secure: isSecure,
    ...(user !== "" && { auth: { user, pass }, requireTLS: !isThisMachine(host) }),
    ...TIMEOUTS_MS,
    socketTimeout: wholeTalkMs,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ ...compose(mail, from), signal: AbortSignal.timeout(wholeTalkMs) });
        return ok(null);
      } catch (error) {
        return err({ code: reasonOf(error), isOfMail: isOfMail(error) });
      }
    },
  };
}

const isThisMachine = (host: string): boolean => host === "localhost" || host === "::1" || host.startsWith("127.");

/** Recipient or content were refused; with 421 the server closes, whatever it was asked (RFC 5321, 4.2.3). */
function isOfMail(error: unknown): boolean {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return (code === "EENVELOPE" || code === "EMESSAGE") && typeof responseCode === "number" && responseCode !== 421;
}

/**
 * `ECONNECTION`, `EAUTH`, and the server's own number where it gave one, or that its certificate is not trusted: never its words, which may repeat an
 * address.
 */
function reasonOf(error: unknown): string {
  const { code, responseCode, message } = error as { readonly [part in "code" | "responseCode" | "message"]?: unknown };
  const certificate = responseCode === undefined && /certificate/i.test(String(message)) ? "certificate" : null;
  return [code, responseCode, certificate].filter((part) => typeof part === "string" || typeof part === "number").join(" ") || "unknown";
}
