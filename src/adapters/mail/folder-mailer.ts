import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { err, ok } from "../../core/kernel/index.ts";
import type { Mailer } from "../../usecases/ports/mailer.ts";
import { compose, type MailSender } from "./compose.ts";

/**
 * Writes mails as `.eml` files, which mail programs open, into a folder for its owner's eyes only. A file is written under
 * another name first: whoever watches the folder never sees half of one.
 */
export function createFolderMailer(folder: string, from: MailSender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    send: async (mail) => {
      try {
        const { message } = await transport.sendMail(compose(mail, from));
        const file = join(folder, `${mail.createdAt.replaceAll(/\D/g, "").slice(0, 14)}-${mail.id}.eml`);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(`${file}.part`, message, { mode: 0o600 });
        await rename(`${file}.part`, file);
        return ok(null);
      } catch (error) {
        return err({ code: error instanceof Error && "code" in error ? String(error.code) : "unknown", isOfMail: false });
      }
    },
  };
}
