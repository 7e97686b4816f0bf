import styles from "./hero-scene.module.css";
import { Stars } from "./specks.tsx";

/** The sky from the zenith to the horizon at y = 506, with the sun at (1075, 400). */
export const Sky = () => (
  <>
    <defs>
      <linearGradient id="h-sky" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sc-sky-1)" />
        <stop offset=".48" stopColor="var(--sc-sky-2)" />
        <stop offset=".8" stopColor="var(--sc-sky-3)" />
        <stop offset="1" stopColor="var(--sc-sky-4)" />
      </linearGradient>
      <clipPath id="h-air">
        <rect width="1600" height="506" />
      </clipPath>
    </defs>
    <rect x="-800" y="-900" width="3200" height="910" fill="var(--sc-sky-1)" />
    <rect x="-800" width="3200" height="510" fill="url(#h-sky)" />
    <Stars />
    <g clipPath="url(#h-air)">
      <g fill="var(--sc-halo)">
        <circle cx="1075" cy="400" r="390" opacity=".16" />
        <circle cx="1075" cy="400" r="290" opacity=".22" />
        <circle cx="1075" cy="400" r="205" opacity=".34" />
      </g>
      <circle cx="1075" cy="400" r="128" fill="var(--sc-sun)" />
    </g>
    <g className={styles.clouds}>
      <g fill="var(--sc-cloud)">
        <g opacity=".72">
          <rect x="640" y="150" width="250" height="11" rx="5.5" />
          <rect x="700" y="172" width="330" height="9" rx="4.5" />
          <rect x="1240" y="214" width="260" height="11" rx="5.5" />
          <rect x="1330" y="236" width="240" height="8" rx="4" />
        </g>
        <g opacity=".85">
          <rect x="880" y="352" width="210" height="9" rx="4.5" />
          <rect x="930" y="370" width="270" height="7" rx="3.5" />
          <rect x="1110" y="424" width="180" height="7" rx="3.5" />
          <rect x="40" y="300" width="200" height="9" rx="4.5" opacity=".5" />
        </g>
      </g>
    </g>
  </>
);

/** High over the sun, with its two trails, and the birds below it. */
export const Aircraft = () => (
  <>
    <path d="M800 74C940 44 1090 60 1216 104" fill="none" stroke="var(--sc-cloud)" strokeWidth="3.5" strokeLinecap="round" opacity=".8" />
    <path d="M900 72C1010 58 1110 76 1206 112" fill="none" stroke="var(--sc-cloud)" strokeWidth="1.8" strokeLinecap="round" opacity=".65" />
    <g transform="translate(1252 112) rotate(14) scale(1.15)">
      <path fill="var(--sc-ink)" d="M40 3c8 1 13 4 13 6s-6 4-14 4H-32c-5 0-8-2-10-5l-10-17h9l11 10 26 1z" />
      <path fill="var(--sc-ink)" d="M14 8-18 36h13L32 10z" />
      <path fill="var(--sc-ink)" d="M8 0-10-16h9L24 1z" opacity=".85" />
      <path d="M-30 8h74" stroke="var(--sc-sun)" strokeWidth="2.5" />
    </g>
    <path
      d="M830 268q10-12 20-1 10-11 20 1M890 244q8-10 16-1 8-9 16 1M854 300q7-8 13-1 7-7 13 1"
      fill="none"
      stroke="var(--sc-ink)"
      strokeWidth="2.5"
      strokeLinecap="round"
      opacity=".75"
    />
  </>
);

/** Three ridges in the haze. */
export const FarHills = () => (
  <>
    <path
      d="M-2 506V430h2c60-26 96-62 150-70 40-6 60 24 104 26 52 2 76-58 140-64 54-4 78 40 128 58 46 16 80 14 128 40 40 22 90 46 190 72z"
      fill="var(--sc-far)"
    />
    <path d="M-6 506v-44h6c70-6 120-44 190-46 66-2 104 34 170 38 60 4 96-14 150-4 60 12 108 36 170 44l70 12z" fill="var(--sc-far-2)" />
    <path d="M1600 506V396c-54 8-84 34-136 40-46 6-86-6-128 12-40 16-70 40-120 58z" fill="var(--sc-far-2)" opacity=".85" />
  </>
);
