import { renderToStaticMarkup } from "react-dom/server";
import { AirlineHero } from "../../../src/web/art/airline-hero/airline-hero.tsx";
import { HeroScene } from "../../../src/web/art/hero/hero-scene.tsx";

export { drawHotelPicture } from "../../../src/web/art/hotels/draw-hotel-picture.ts";
export { heroChoice } from "../../../src/web/art/airline-hero/hero-choice.ts";

/** Pictures that are components on the pages, as the markup of their SVG. */
export const airlineMarkup = (code: string): string => renderToStaticMarkup(<AirlineHero code={code} />);
export const heroMarkup = (): string => renderToStaticMarkup(<HeroScene label="" />);
