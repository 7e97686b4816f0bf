import type { Locale } from "../../src/web/i18n/locale.ts";
import { POLICY_KEYS, policyCondition, policyLabel, policyWords } from "../../src/core/policy/index.ts";
import { en as englishMails } from "../../src/core/mails/words/en.ts";
import { es as spanishMails } from "../../src/core/mails/words/es.ts";
import { watchEn } from "../../src/core/mails/words/watch-en.ts";
import { watchEs } from "../../src/core/mails/words/watch-es.ts";
import { fillIn } from "../../src/web/content/fill-in.ts";
import { WRITTEN_PAGES } from "../../src/web/content/written-pages.server.ts";
import { localeOf } from "../../src/web/i18n/addresses.ts";
import { en } from "../../src/web/i18n/en/index.ts";
import { es } from "../../src/web/i18n/es/index.ts";
import { plainText } from "../../src/web/present/marked-text.ts";
import { textsOf } from "./page-texts.ts";
import { SITE_BRAND } from "./render.tsx";

/** A text that a traveler reads, and where it stands: a page's address, or the path of a message. */
interface Said {
  readonly at: string;
  readonly text: string;
}

const MESSAGES = {
  en: { pages: en, mails: englishMails, watchMails: watchEn },
  es: { pages: es, mails: spanishMails, watchMails: watchEs },
} as const satisfies Record<Locale, unknown>;

/** All that travelers read in a language: pages with their figures filled in, policies, and what screens and mails say of none, one and many. */
export function listSaid(locale: Locale): readonly Said[] {
  const written = WRITTEN_PAGES.filter(({ path }) => localeOf(path) === locale).flatMap((page) =>
    textsOf(fillIn(page, SITE_BRAND, locale)).map((text) => ({ at: page.path, text: plainText(text) })),
  );
  const policies = POLICY_KEYS.flatMap((key) =>
    [policyLabel, policyCondition, policyWords].map((say) => ({ at: `policy.${key}`, text: say(key, locale) })),
  );
  return [...written, ...policies, ...saidBy("", MESSAGES[locale])];
}

/** Those texts in which a pattern is found, one line each with a little of what stands around it. */
export const listWith = (said: readonly Said[], pattern: RegExp): readonly string[] =>
  said.flatMap(({ at, text }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`${at}: …${text.slice(Math.max(0, found.index - 25), found.index + 40)}…`];
  });

/** Those texts in which one of a pair of marks, `“”`, stands more often than the other. */
export const listUneven = (said: readonly Said[], pairs: readonly string[]): readonly string[] =>
  said
    .filter(({ text }) => pairs.some(([open = "", close = ""]) => count(text, open) !== count(text, close)))
    .map(({ at, text }) => `${at}: ${text}`);

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** What a message says that was given values of another kind than it wants. */
const MISSED = /undefined|NaN|\[object/;
/** What stands for a value of a message: a number, some text, a list, nothing. */
const VALUES: readonly unknown[] = [0, 1, 2, 1204, "#", ["#", "#"], null];

function saidBy(at: string, value: unknown): readonly Said[] {
  if (typeof value === "string") return MISSED.test(value) ? [] : [{ at, text: value }];
  if (typeof value === "function") return VALUES.flatMap((each) => saidBy(at, answerOf(value, each)));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => saidBy(at === "" ? name : `${at}.${name}`, inner));
}

/** What a message says when all of its values are one; null where it wants another kind of them. */
function answerOf(message: Function, value: unknown): unknown {
  try {
    return Reflect.apply(
      message,
      undefined,
      Array.from({ length: message.length }, () => value),
    );
  } catch {
    return null;
  }
}
