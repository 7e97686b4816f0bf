import { CliffFirs, ShoreFirs } from "./firs.tsx";

/** The cliffs on the right, with their mist and trees. Each part ends a little farther out than the one below it: no seam where they run on. */
export const Headland = () => (
  <>
    <path
      d="M1602 330h-2c-40-2-70 12-104 14-30 2-44-10-72 4-26 14-30 40-52 54-18 10-40 12-52 34-10 18-6 34-22 52-16 16-40 22-50 46h354z"
      fill="var(--sc-near)"
    />
    <path d="M1606 404h-6c-60 2-84 26-126 40-40 12-60 10-88 36-20 20-28 40-62 54h282z" fill="var(--sc-near-2)" />
    <g fill="var(--sc-cloud)" opacity=".55">
      <rect x="1216" y="530" width="190" height="4" rx="2" />
      <rect x="1180" y="540" width="110" height="3" rx="1.5" />
      <rect x="1330" y="541" width="250" height="3" rx="1.5" />
    </g>
    <path
      d="M1424 348c8 30-10 50-26 74s-40 36-44 66l-36 46h-48c10-24 34-30 50-46 16-18 12-34 22-52 12-22 34-24 52-34 18-12 22-38 30-54z"
      fill="var(--sc-mid)"
      opacity=".75"
    />
    <CliffFirs />
  </>
);

/** The lighthouse, its beam at dusk, and the keeper's house. */
export const Lighthouse = () => (
  <>
    <defs>
      <linearGradient id="h-beam">
        <stop offset="0" stopColor="var(--sc-beam)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--sc-beam)" />
      </linearGradient>
    </defs>
    <path d="M1440 230 640 300v64z" fill="url(#h-beam)" />
    <path fill="var(--sc-wall)" d="M1434 246h26l9 104h-44z" />
    <path fill="var(--sc-roof)" d="m1431 276h32l2 22h-36zM1428 318h40l2 22h-44z" />
    <path fill="var(--sc-wall-2)" d="M1449 246h11l9 104h-16z" opacity=".7" />
    <rect fill="var(--sc-ink)" x="1428" y="240" width="38" height="6" rx="2" />
    <rect fill="var(--sc-window)" x="1436" y="220" width="22" height="20" />
    <path fill="var(--sc-roof)" d="M1432 220c3-12 9-17 15-18 6 1 12 6 15 18z" />
    <path d="M1447 194v10" stroke="var(--sc-ink)" strokeWidth="2.5" />
    <path d="M1443 220v20M1451 220v20" stroke="var(--sc-ink)" strokeWidth="1.5" />
    <path fill="var(--sc-wall)" d="M1478 318h58v36h-58z" />
    <path fill="var(--sc-roof)" d="m1472 320 35-24 35 24z" />
    <path fill="var(--sc-wall-2)" d="M1536 326h34v26h-34z" />
    <path fill="var(--sc-ink)" d="m1532 328 22-14 20 14z" opacity=".8" />
    <path fill="var(--sc-window)" d="M1488 328h9v11h-9zM1504 328h9v11h-9zM1520 328h9v11h-9zM1548 334h9v9h-9z" />
  </>
);

/** The dark shore on the left, which the search form stands on. */
export const NearShore = () => (
  <>
    <path d="M-2 560h2c80-10 150 6 220 34 90 36 150 60 260 74 110 12 220 20 320 72H-2z" fill="var(--sc-near)" />
    <path d="M-6 620h6c110-6 190 36 300 64 90 22 180 26 280 56H-6z" fill="var(--sc-near-2)" />
    <ShoreFirs />
    <path d="M-10 690h10c120-18 260 18 420 50H-10z" fill="var(--sc-ink)" />
  </>
);
