import { DEFAULT_BRAND } from "./environment.ts";
import type { Settings } from "./settings.ts";

/** The machine itself, and what stands for all of its addresses; of a URL, which writes 127.1 as 127.0.0.1. */
const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** What is of no use in the mails of a server that sends them, a line each. Where mails are files, nobody reads them. */
export function mailWarnings({ mailUrl, publicUrl, brand }: Pick<Settings, "mailUrl" | "publicUrl" | "brand">): readonly string[] {
  if (mailUrl === null) return [];
  const isOwn = OWN_MACHINE.test(new URL(publicUrl).hostname);
  return [
    ...(isOwn ? [`Links in mails lead to ${publicUrl}, which no other machine reaches: set PUBLIC_URL.`] : []),
    ...(brand.supportEmail === DEFAULT_BRAND.supportEmail
      ? [`Answers to mails go to ${DEFAULT_BRAND.supportEmail}, which nobody reads: set SUPPORT_EMAIL.`]
      : []),
  ];
}
