import { isErasedEnquiry } from "../core/desk/index.ts";
import { utcText } from "../core/kernel/index.ts";
import type { KeptEnquiry } from "../usecases/ports/desk-store.ts";
import { type Answer, type Call, done, usage } from "./command.ts";
import { callTimeText, plain, shortId } from "./format.ts";
import { table } from "./layout.ts";
import { listUpTo } from "./list-up-to.ts";
import { readEnquiryFilter } from "./read-filter.ts";

/** Call-backs or messages: those that wait, or all; of somebody who is named all, for they ask what has become of theirs. */
export async function listEnquiries(call: Call, kind: "call-back" | "message"): Promise<Answer> {
  const filter = readEnquiryFilter(call, kind);
  if (!filter.ok) return usage(filter.error);
  const { openOnly, limit } = filter.value;
  const { rows: found, more } = await listUpTo(limit, (most) => call.desk.listEnquiries({ ...filter.value, limit: most }));
  const headings = ["id", "received", "name", "phone|", kind === "message" ? "message" : "when", ...(openOnly ? [] : ["handled by"])];
  const lines = found.length === 0 ? [openOnly ? `No ${kind}s wait.` : `No ${kind}s.`] : table(headings, found.map(enquiryCells));
  return done(lines, found, more);
}

const enquiryCells = ({ id, createdAt, content, handled }: KeptEnquiry): readonly string[] => [
  shortId(id),
  utcText(createdAt),
  isErasedEnquiry({ content }) ? "(erased)" : plain(content.name) + (content.language === "es" ? " (es)" : ""),
  plain(content.phone),
  content.kind === "message" ? plain(content.text ?? "") : callTimeText(content.when),
  plain(handled?.actor ?? ""),
];
