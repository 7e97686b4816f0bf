import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { bodyOf, headOf, wordsOf } from "../../src/adapters/mail/testing/read-mail.ts";
import type { RunningServer } from "./server.ts";

/** A mail to the agency, as its people read it. */
interface AgencyMail {
  readonly subject: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly replyTo: string | undefined;
  readonly text: string;
  /** Where a mail program stops mails of this kind, and what it posts there (RFC 8058). */
  readonly stopUrl: string | undefined;
  readonly oneClick: string | undefined;
}

/** Mails of a server without a mail server, oldest first to the second, once there are at least `count` that say `word`. */
export const mailsOf = (server: RunningServer, word: string, count = 1): Promise<readonly AgencyMail[]> =>
  vi.waitFor(
    () => {
      const mails = readOutbox(server.dataDir).filter(({ text }) => text.includes(word));
      if (mails.length < count) throw new Error(`${mails.length} mails of ${count} say “${word}”.`);
      return mails;
    },
    { timeout: 60_000, interval: 100 },
  );

function readOutbox(dataDir: string): readonly AgencyMail[] {
  const folder = join(dataDir, "outbox");
  const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
  return files.toSorted().map((file) => readMail(readFileSync(join(folder, file), "utf8")));
}

function readMail(mail: string): AgencyMail {
  const head = headOf(mail);
  const replyTo = head.get("reply-to");
  return {
    subject: wordsOf(head.get("subject") ?? ""),
    from: head.get("from"),
    to: head.get("to"),
    replyTo: replyTo && wordsOf(replyTo),
    text: bodyOf(mail),
    stopUrl: head.get("list-unsubscribe")?.trim().slice(1, -1),
    oneClick: head.get("list-unsubscribe-post"),
  };
}
