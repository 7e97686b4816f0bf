import { createTransport } from "nodemailer";
import { err, ok } from "../../core/kernel/index.ts";
import type { Mailer } from "../../usecases/ports/mailer.ts";
import { compose, type MailSender } from "./compose.ts";

/** How long each step of the talk with a mail server may take, and how long it may be silent. */
const TIMEOUTS_MS = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 15_000 };
/** How long the whole talk may take: well below an attempt of the outbox, after which another node may send the mail as well. */
const WHOLE_TALK_MS = 60_000;

/**
 * Sends through a mail server.
 * @param url `smtp://user:password@host:587` or `smtps://…`. With `smtp` the talk is encrypted as soon as the server offers it; a
 * password goes to no other machine without.
 * @param wholeTalkMs when a server is given up that goes on talking, with the connection closed.
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
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ ...compose(mail, from), signal: AbortSignal.timeout(wholeTalkMs) });
        return ok(null);
      } catch (error) {
        return err({ code: reasonOf(error) });
      }
    },
  };
}

const isThisMachine = (host: string): boolean => host === "localhost" || host === "::1" || host.startsWith("127.");

/** `ECONNECTION`, `EAUTH`, and the server's own number where it gave one: never its words, which may repeat an address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return [code, responseCode].filter((part) => typeof part === "string" || typeof part === "number").join(" ") || "unknown";
}
