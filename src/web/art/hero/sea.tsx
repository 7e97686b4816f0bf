import styles from "./hero-scene.module.css";
import { Glints, Ripples } from "./specks.tsx";

/** The water below the horizon. */
export const Sea = () => (
  <>
    <defs>
      <linearGradient id="h-sea" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sc-sea-1)" />
        <stop offset=".45" stopColor="var(--sc-sea-2)" />
        <stop offset="1" stopColor="var(--sc-sea-3)" />
      </linearGradient>
    </defs>
    <rect y="506" width="1600" height="234" fill="url(#h-sea)" />
    <path d="M0 506h1600" stroke="var(--sc-cloud)" strokeWidth="2" opacity=".55" />
    <Ripples />
    <Glints />
  </>
);

/** The sailing boat before the sun, and a small one far out. */
export const Boats = () => (
  <>
    <g className={styles.boat}>
      <g transform="translate(806 424) scale(1.2)">
        <path d="M2 2C30 26 40 58 38 88L2 92z" fill="var(--sc-wall)" />
        <path d="M-4 12c-18 22-28 48-32 76l32 4z" fill="var(--sc-sun)" />
        <path d="M-1-6V98" stroke="var(--sc-ink)" strokeWidth="3" />
        <path fill="var(--sc-ink)" d="M-48 98h100c-6 14-16 20-30 20h-42c-14 0-24-6-28-20z" />
        <path d="M-46 102h95" stroke="var(--sc-wall-2)" strokeWidth="2.5" />
        <path d="M-60 124h40M-6 126h54M60 121h30" stroke="var(--sc-cloud)" strokeWidth="2.5" strokeLinecap="round" opacity=".6" />
      </g>
    </g>
    <g transform="translate(650 486) scale(.36)" opacity=".9">
      <path d="M2 2C30 26 40 58 38 88L2 92z" fill="var(--sc-wall)" />
      <path d="M-4 12c-18 22-28 48-32 76l32 4z" fill="var(--sc-wall-2)" />
      <path fill="var(--sc-ink)" d="M-48 98h100c-6 14-16 20-30 20h-42c-14 0-24-6-28-20z" />
    </g>
  </>
);
