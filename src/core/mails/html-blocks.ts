import { cleanText } from "./clean-text.ts";
import type { AmountRow, Block, JourneyEnd, Pair } from "./document.ts";
import { POSTER, TABLE, toned } from "./html-style.ts";

/** A row of a mail's table. @param html what stands in it, ready to be printed. */
export const row = (html: string, padding: string): string => `<tr><td class="pad" style="padding:${padding}">\n${html}\n</td></tr>`;

/** A block of a mail as a row. */
export const blockRow = (block: Block): string =>
  row(blockHtml(block), block.kind === "link" && block.isButton ? "6px 32px 12px" : SPACE[block.kind]);

const SPACE: Readonly<Record<Block["kind"], string>> = {
  paragraph: "8px 32px",
  heading: "22px 32px 4px",
  reference: "6px 32px",
  notice: "8px 32px",
  journey: "6px 32px",
  aside: "0 32px",
  pairs: "6px 32px",
  amounts: "6px 32px",
  list: "2px 32px 6px",
  link: "3px 32px",
};

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return `<p${toned({ text: "ink" }, "margin:0")}>${prose(block.text)}</p>`;
    case "heading":
      return `<h2${toned({ text: "ink" }, `margin:0;${POSTER};font-size:20px;line-height:1.25;font-weight:700`)}>${escaped(block.text)}</h2>`;
    case "reference":
      return referenceHtml(block.label, block.value);
    case "notice":
      return noticeHtml(block.title, block.text);
    case "journey":
      return journeyHtml(block);
    case "aside":
      return `<p${toned({ text: "ink2" }, "margin:0;padding:0 0 0 16px;font-size:14px")}>${escaped(block.text)}</p>`;
    case "pairs":
      return block.rows.map(pairHtml).join("\n");
    case "amounts":
      return `<table ${TABLE}>${block.rows.map((each) => amountHtml(each, false)).join("\n")}${amountHtml(block.total, true)}</table>`;
    case "list":
      return `<ul style="margin:0;padding:0 0 0 20px">${block.items.map((item) => `<li${toned({ text: "ink" }, "margin:0 0 6px")}>${escaped(item)}</li>`).join("\n")}</ul>`;
    case "link":
      return linkHtml(block.text, block.url, block.isButton);
  }
}

const referenceHtml = (
  label: string,
  value: string,
): string => `<table ${TABLE}><tr><td${toned({ back: "sunken" }, "padding:14px 16px;border-radius:8px")}>
<div${toned({ text: "ink2" }, "font-size:14px")}>${escaped(label)}</div>
<div${toned({ text: "ink" }, "font-size:26px;line-height:1.2;font-weight:800;letter-spacing:2px")}>${escaped(value)}</div>
</td></tr></table>`;

const noticeHtml = (title: string, text: string): string =>
  `<table ${TABLE}><tr><td${toned({ back: "sunSoft", line: "sun" }, "padding:12px 16px;border-style:solid;border-width:0 0 0 4px")}>
<p${toned({ text: "ink" }, "margin:0;font-weight:700")}>${escaped(title)}</p>
<p${toned({ text: "ink" }, "margin:0")}>${escaped(text)}</p>
</td></tr></table>`;

function journeyHtml({ title, ends, notes }: Extract<Block, { readonly kind: "journey" }>): string {
  return `<table ${TABLE}><tr><td${toned({ line: "line" }, "padding:12px 14px;border-style:solid;border-width:1px;border-radius:8px")}>
<p${toned({ text: "ink" }, "margin:0 0 6px;font-weight:700")}>${escaped(title)}</p>
${ends.map(endHtml).join("\n")}
${notes.map((note) => `<p${toned({ text: "ink2" }, "margin:4px 0 0;font-size:14px")}>${escaped(note)}</p>`).join("\n")}
</td></tr></table>`;
}

const endHtml = ({ time, day, place }: JourneyEnd): string =>
  `<p${toned({ text: "ink" }, "margin:0 0 4px")}><b style="white-space:nowrap">${escaped(time)}</b> <span${toned({ text: "ink2" }, "white-space:nowrap")}>${escaped(day)}</span>${place === "" ? "" : `<br>${escaped(place)}`}</p>`;

const pairHtml = ({ label, value }: Pair): string =>
  `<p${toned({ text: "ink" }, "margin:0 0 6px")}><span${toned({ text: "ink2" })}>${escaped(label)}:</span> ${escaped(value)}</p>`;

function amountHtml({ label, note, amount }: AmountRow, isTotal: boolean): string {
  const style = isTotal ? "padding:10px 0;font-size:18px;font-weight:800" : "padding:6px 0;border-style:solid;border-width:0 0 1px";
  const small = note === null ? "" : `<br><span${toned({ text: "ink2" }, "font-size:14px")}>${escaped(note)}</span>`;
  return `<tr><td${toned({ text: "ink", line: "line" }, style)}>${escaped(label)}${small}</td>
<td align="right" valign="top"${toned({ text: "ink", line: "line" }, `${style};padding-left:16px;white-space:nowrap;font-variant-numeric:tabular-nums`)}>${escaped(amount)}</td></tr>`;
}

function linkHtml(text: string, url: string, isButton: boolean): string {
  if (!isButton) return `<a href="${escaped(url)}"${toned({ text: "sea" }, "font-size:15px")}>${escaped(text)}</a>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td${toned({ back: "sun" }, "border-radius:8px")}>
<a href="${escaped(url)}"${toned({ text: "onSun" }, "display:inline-block;padding:12px 22px;font-weight:700;text-decoration:none")}>${escaped(text)}</a>
</td></tr></table>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** No value is ever more than a text. */
export const escaped = (text: string): string => cleanText(text).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Letters that fit a line of any phone. */
const LONGEST_UNBROKEN = 28;

/** A text that is read: what a no-break space holds together, such as a phone number, breaks at no hyphen either. */
export const prose = (text: string): string =>
  escaped(text).replaceAll(/[^ \u00a0]+(?:\u00a0[^ \u00a0]+)+/g, (words) =>
    words.length > LONGEST_UNBROKEN ? words : `<span style="white-space:nowrap">${words}</span>`,
  );
