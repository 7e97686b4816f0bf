import type { ReactNode } from "react";
import type { FinPattern } from "./fin-look.ts";

/** A tail fin on the square of 120 that badges are drawn on; the nose is to the left. */
export const FIN_OUTLINE = "M26 74L50 20q3-6 10-6h16q5 0 6 5l10 55z";

const DOTS = [31, 44, 57, 70, 83].flatMap((x) => [30, 42, 54, 66].map((y, row) => ({ cx: x + (row % 2) * 6, cy: y, r: 2.4 + row * 0.7 })));

/** Each pattern on the field of the fin, to be filled with the tail color and clipped to the outline. */
export const FIN_PAINT: Readonly<Record<FinPattern, ReactNode>> = {
  bands: <path d="M0 40h110v8H0zM0 54h110v8H0z" />,
  sunrise: (
    <>
      <circle cx="64" cy="62" r="17" />
      <path d="M0 62h110v30H0z" opacity=".7" />
    </>
  ),
  chevron: <path d="M10 74L58 40 110 74v-16L58 24 10 58z" />,
  wave: (
    <>
      <path d="M10 52q14-12 28 0t28 0t28 0v40H10z" opacity=".7" />
      <path d="M10 64q14-12 28 0t28 0t28 0v30H10z" />
    </>
  ),
  split: <path d="M60 0h60v90H36z" />,
  rays: <path d="M92 74L20 60v-12zM92 74L30 32l12-12zM92 74L60 6h14z" />,
  dots: DOTS.map((dot) => <circle key={`${dot.cx} ${dot.cy}`} {...dot} />),
  arc: <path d="M20 80Q40 34 100 30v12Q54 46 38 84zM50 80Q60 58 104 54v12Q70 68 62 84z" />,
};
