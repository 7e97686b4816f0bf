import { type DeskAct, isErasedEnquiry } from "../core/desk/index.ts";
import { utcText } from "../core/kernel/index.ts";
import type { KeptEnquiry } from "../usecases/ports/desk-store.ts";
import { actLines } from "./act-lines.ts";
import { callTimeText, languageName, plain } from "./format.ts";
import { pairs } from "./layout.ts";

/** All of a message or a call-back. */
export function enquiryLines({ id, createdAt, content, handled }: KeptEnquiry, acts: readonly DeskAct[]): readonly string[] {
  const { kind, name, phone, language } = content;
  const asked: readonly (readonly [string, string])[] =
    kind === "message"
      ? [["Email", plain(content.email)], ...messageRows(content.text ?? "(left empty)")]
      : [["Call", callTimeText(content.when)]];
  return [
    `${kind === "message" ? "Message" : "Call-back"} ${id}${isErasedEnquiry({ content }) ? ", erased" : ""}`,
    ...pairs([
      ["Received", utcText(createdAt)],
      ["Name", plain(name)],
      ["Phone", plain(phone)],
      ["Language", languageName(language)],
      ...asked,
      ["Handled", handled === null ? "not yet" : `${utcText(handled.at)} by ${plain(handled.actor)}`],
    ]),
    ...actLines(acts),
  ];
}

/** A message in its own lines, all of them in the column of values: none can pass for a label of ours. */
const messageRows = (text: string): readonly (readonly [string, string])[] =>
  text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line, index) => [index === 0 ? "Message" : "", plain(line)]);
