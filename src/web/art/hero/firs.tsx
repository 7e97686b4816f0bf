/** Two, on the edge of the cliffs. */
export const CliffFirs = () => (
  <>
    <g fill="var(--sc-near-2)">
      <rect x="1586" y="340.4" width="4" height="17.16" />
      <path d="M1588 278l11 27h-22z" />
      <path d="M1588 294l16 27h-33z" />
      <path d="M1588 309l22 27h-43z" />
      <path d="M1588 325l27 27h-54z" />
    </g>
    <g fill="var(--sc-near-2)">
      <rect x="1560" y="355.2" width="4" height="11.88" />
      <path d="M1562 312l8 18h-15z" />
      <path d="M1562 323l11 18h-23z" />
      <path d="M1562 334l15 18h-30z" />
      <path d="M1562 344l19 18h-37z" />
    </g>
  </>
);

/** Six, on the dark shore. */
export const ShoreFirs = () => (
  <>
    <g fill="var(--sc-near-2)">
      <rect x="32" y="574" width="4" height="33" />
      <path d="M34 454l21 51h-43z" />
      <path d="M34 484l32 51h-63z" />
      <path d="M34 514l42 51h-84z" />
      <path d="M34 544l52 51h-104z" />
    </g>
    <g fill="var(--sc-near-2)">
      <rect x="90" y="589.6" width="4" height="24.64" />
      <path d="M92 500l16 38h-32z" />
      <path d="M92 522l24 38h-47z" />
      <path d="M92 545l31 38h-62z" />
      <path d="M92 567l39 38h-78z" />
    </g>
    <g fill="var(--sc-near-2)">
      <rect x="140" y="590.4" width="4" height="30.36" />
      <path d="M142 480l20 47h-39z" />
      <path d="M142 508l29 47h-58z" />
      <path d="M142 535l38 47h-77z" />
      <path d="M142 563l48 47h-96z" />
    </g>
    <g fill="var(--sc-near-2)">
      <rect x="204" y="617.2" width="4" height="18.48" />
      <path d="M206 550l12 29h-24z" />
      <path d="M206 567l18 29h-35z" />
      <path d="M206 584l23 29h-47z" />
      <path d="M206 600l29 29h-58z" />
    </g>
    <g fill="var(--sc-near-2)">
      <rect x="252" y="626.8" width="4" height="23.32" />
      <path d="M254 542l15 36h-30z" />
      <path d="M254 563l22 36h-45z" />
      <path d="M254 584l30 36h-59z" />
      <path d="M254 606l37 36h-74z" />
    </g>
    <g fill="var(--sc-near-2)">
      <rect x="316" y="651.2" width="4" height="14.08" />
      <path d="M318 600l9 22h-18z" />
      <path d="M318 613l13 22h-27z" />
      <path d="M318 626l18 22h-36z" />
      <path d="M318 638l22 22h-44z" />
    </g>
  </>
);
