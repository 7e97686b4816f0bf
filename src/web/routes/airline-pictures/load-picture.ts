import { drawAirlinePicture } from "../../art/airline-hero/draw-airline-picture.tsx";
import { WRITTEN_PAGES } from "../../content/written-pages.server.ts";

const CODES = new Set(WRITTEN_PAGES.flatMap((page) => (page.kind === "airline" ? [page.code] : [])));

/** The picture behind an address, `KL.svg`; null where no page is about such an airline. */
export function loadPicture(file: string): string | null {
  const code = /^([A-Z\d]{2})\.svg$/.exec(file)?.[1];
  return code !== undefined && CODES.has(code) ? drawAirlinePicture(code) : null;
}
