/** Behind everything, by day and in the evening. By itself, so that the browser is sent no other. */
export const PAPER = { day: "#fffaf2", night: "#071426" } as const;

/**
 * Colors of the site (`web/styles/tokens.css`, held alike by a test) for what has no style sheet of ours: mails, the server's own pages, the frame
 * that a browser draws around the page, icons, and the pictures that links are shown with.
 */
export const DAY = {
  paper: PAPER.day,
  surface: "#ffffff",
  sunken: "#f9f1e4",
  ink: "#0b1f3a",
  ink2: "#42526a",
  line: "#e8dcc8",
  sun: "#f4633a",
  onSun: "#0b1f3a",
  /** Under what a mail points out; no page has it. */
  sunSoft: "#ffe8dc",
  sea: "#0f766e",
  sky: "#dff1f7",
  focus: "#0b5fd0",
} as const;

/** The same in the evening. */
export const NIGHT: Readonly<Record<keyof typeof DAY, string>> = {
  paper: PAPER.night,
  surface: "#0e2139",
  sunken: "#0a1a2f",
  ink: "#f7eedf",
  ink2: "#bcc8d6",
  line: "#20374f",
  sun: "#ff7c54",
  onSun: "#071426",
  sunSoft: "#3b211d",
  sea: "#62d2c3",
  sky: "#0f2d45",
  focus: "#8fc1ff",
};
