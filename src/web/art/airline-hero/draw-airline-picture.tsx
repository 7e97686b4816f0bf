import { renderToStaticMarkup } from "react-dom/server";
import tokens from "../../styles/tokens.css?raw";
import { AirlineHero } from "./airline-hero.tsx";
import hours from "./hours.css?raw";

const [day = "", dusk = ""] = tokens.split("(prefers-color-scheme: dark)").map((part) => (part.match(/--sc-[^;]+;/g) ?? []).join(""));

/** The colors of all scenes, then those of each hour: of rules that weigh the same, the later one holds. */
const COLORS = `:root{${day}}@media (prefers-color-scheme:dark){:root{${dusk}}}${hours}`.replaceAll(/\/\*.*?\*\/|\s*\n\s*/gs, "");

/** An airline's picture as a file of its own, light or dark as whoever looks at it likes it. */
export const drawAirlinePicture = (code: string): string => renderToStaticMarkup(<AirlineHero code={code} colors={COLORS} />);
