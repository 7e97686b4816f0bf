import { DAY, NIGHT } from "../colors/index.ts";

type Tone = keyof typeof DAY;

/** What stands on an element: its class for the evening, and its style for the day. */
export const toned = ({ text, back, line }: { text?: Tone; back?: Tone; line?: Tone }, style = ""): string => {
  const classes = [text && `t-${text}`, back && `b-${back}`, line && `l-${line}`].filter(Boolean).join(" ");
  const colors = [text && `color:${DAY[text]}`, back && `background-color:${DAY[back]}`, line && `border-color:${DAY[line]}`];
  const styles = [...colors, style].filter(Boolean).join(";");
  return `${classes === "" ? "" : ` class="${classes}"`} style="${styles}"`;
};

const evening = (Object.keys(DAY) as Tone[])
  .map((tone) => {
    const color = NIGHT[tone];
    return [
      `.t-${tone}{color:${color}!important}`,
      `.b-${tone}{background-color:${color}!important}`,
      `.l-${tone}{border-color:${color}!important}`,
    ].join("\n");
  })
  .join("\n");

/** In the head, for programs that know it; without it the mail is as by day. */
export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
@media (max-width:480px){
.pad{padding-left:18px!important;padding-right:18px!important}
.title{font-size:25px!important}
}
@media (prefers-color-scheme:dark){
${evening}
}`;

export const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const POSTER = "font-family:'League Spartan',Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
