import type { MailDocument } from "./document.ts";
import { blockRow, escaped, prose, row } from "./html-blocks.ts";
import { DAY } from "../colors/index.ts";
import { FONT, POSTER, STYLE_SHEET, TABLE, toned } from "./html-style.ts";

/** An address or a name without a place where it breaks makes no table wider than a phone; programs know one or the other. */
const WHATEVER_IS_LONG = "word-break:break-word;overflow-wrap:anywhere";

/** A mail as a page: tables and inline styles, which every program knows; no pictures, no scripts, nothing from outside. */
export const htmlOf = (document: MailDocument): string => `<!doctype html>
<html lang="${document.language}">
${head(document)}
<body${toned({ text: "ink", back: "paper" }, `margin:0;padding:0;${FONT};font-size:16px;line-height:1.5;${WHATEVER_IS_LONG}`)}>
<div style="display:none;max-height:0;overflow:hidden">${escaped(document.preview)}</div>
<table ${TABLE}${toned({ back: "paper" })}><tr><td align="center" style="padding:0 0 32px">
<table ${TABLE} style="max-width:600px">
${poster(document.brandName)}
${letter(document)}
${smallPrint(document)}
</table>
</td></tr></table>
</body>
</html>
`;

const head = ({ subject }: MailDocument): string => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
${STYLE_SHEET}
</style>
</head>`;

/** The agency's name over a horizon: sky, a sun that rises, the sea. */
const poster = (brandName: string): string => `<tr><td class="pad b-sky" style="background-color:${DAY.sky};padding:26px 32px 0">
<table ${TABLE}><tr>
<td valign="bottom"${toned({ text: "ink" }, `${POSTER};font-size:22px;line-height:1;font-weight:800;padding:0 0 16px`)}>${escaped(brandName)}</td>
<td width="72" valign="bottom" style="width:72px"><div${toned({ back: "sun" }, "width:72px;height:36px;border-radius:36px 36px 0 0;font-size:0;line-height:0")}>&nbsp;</div></td>
</tr></table>
</td></tr>
<tr><td${toned({ back: "sea" }, "height:8px;font-size:0;line-height:0")}>&nbsp;</td></tr>`;

/** What the mail says, on a card. */
function letter({ title, blocks }: MailDocument): string {
  const style = `margin:0;${POSTER};font-size:30px;line-height:1.15;font-weight:800`;
  const heading = `<h1${toned({ text: "ink" }, style).replace('class="', 'class="title ')}>${escaped(title)}</h1>`;
  return `<tr><td${toned({ back: "surface", line: "line" }, "border-style:solid;border-width:0 1px 1px;border-radius:0 0 14px 14px")}>
<table ${TABLE}>
${row(heading, "30px 32px 14px")}
${blocks.map(blockRow).join("\n")}
${row("", "0 32px 22px")}
</table>
</td></tr>`;
}

const smallPrint = ({ footer }: MailDocument): string => `<tr><td class="pad" style="padding:20px 32px 0">
${footer.map((line) => `<p${toned({ text: "ink2" }, "margin:0 0 4px;font-size:13px;line-height:1.45")}>${prose(line)}</p>`).join("\n")}
</td></tr>`;
