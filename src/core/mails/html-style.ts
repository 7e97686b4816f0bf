/** The colors of the site (web/styles/tokens.css), by day; a mail carries them itself. */
const DAY = {
  paper: "#fffaf2",
  surface: "#ffffff",
  sunken: "#f9f1e4",
  ink: "#0b1f3a",
  ink2: "#42526a",
  line: "#e8dcc8",
  sun: "#f4633a",
  onSun: "#0b1f3a",
  sea: "#0f766e",
  sky: "#dff1f7",
  sand: "#f3dfc1",
  sunSoft: "#ffe8dc",
} as const;

/** The same in the evening. */
const NIGHT: Readonly<Record<keyof typeof DAY, string>> = {
  paper: "#071426",
  surface: "#0e2139",
  sunken: "#0a1a2f",
  ink: "#f7eedf",
  ink2: "#bcc8d6",
  line: "#20374f",
  sun: "#ff7c54",
  onSun: "#071426",
  sea: "#62d2c3",
  sky: "#0f2d45",
  sand: "#3a2f22",
  sunSoft: "#3b211d",
};

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
