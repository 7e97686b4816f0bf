import { Fin, type SceneProps, Sky } from "./parts.tsx";

/** Lights of a runway from here to the horizon; both rows meet at (250, 420). */
const LIGHTS = [0.03, 0.07, 0.13, 0.21, 0.32, 0.47, 0.68, 0.94].flatMap((far) =>
  [-300, 430].map((side) => ({ cx: Math.round(250 + side * far), cy: Math.round(424 + 270 * far), r: Math.round(20 + 70 * far) / 10 })),
);

const STARS = [
  [60, 60, 2],
  [150, 130, 1.6],
  [250, 50, 2.4],
  [340, 150, 1.8],
  [430, 70, 2],
  [90, 220, 1.6],
  [690, 60, 2.2],
  [740, 170, 1.6],
  [560, 40, 1.6],
] as const;

/** A clear night: lights to the horizon, the last of the sun, and the tail lit for whoever waits in the hall. */
export const Runway = ({ id, look }: SceneProps) => (
  <>
    <Sky id={id} horizon={430} sun={[250, 404, 74]} />
    <g fill="var(--sc-cloud)">
      {STARS.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} opacity=".85" />
      ))}
    </g>
    <path d="M0 398L70 376 140 396 210 410 300 404 390 380 460 400 560 370 680 398 800 366V440H0z" fill="var(--sc-far-2)" />
    <path d="M0 420H800V700H0z" fill="var(--sc-near)" />
    <path d="M240 424H262L680 700H-50z" fill="var(--sc-near-2)" />
    <path d="M248 440h5l3 18h-10zM245 476h13l4 28h-20zM240 530h24l7 42h-36zM232 606h44l12 70h-64z" fill="var(--sc-cloud)" opacity=".8" />
    <path d="M20 424H800" stroke="var(--sc-window)" strokeWidth="4" strokeDasharray="3 17" opacity=".7" />
    <g fill="var(--sc-window)">
      {LIGHTS.map((light) => (
        <circle key={light.cx} {...light} />
      ))}
      {LIGHTS.slice(-6).map((light) => (
        <circle key={light.cx} {...light} r={light.r * 2.4} opacity=".22" />
      ))}
    </g>
    <g transform="matrix(-1 0 0 1 1140 0)">
      <Fin id={id} look={look} at={[316, 90]} size={4.6} />
      <path d="M300 416H570Q710 424 800 472q6 6 0 12Q710 560 560 582H300z" fill="var(--sc-wall)" />
      <path d="M300 540H610Q720 532 802 478q2 4-2 6Q710 560 560 582H300z" fill="var(--sc-wall-2)" />
      <path d="M300 536H616Q700 526 766 500" fill="none" stroke={look.main} strokeWidth="12" />
      <path d="M300 480H500" stroke="var(--sc-window)" strokeWidth="18" strokeDasharray="12 14" />
      <path d="M680 478L806 452h28l-80 50z" fill="var(--sc-mid)" />
    </g>
    <path d="M610 580v34M652 580v34" stroke="var(--sc-ink)" strokeWidth="11" />
    <path d="M610 622h.1M652 622h.1" stroke="var(--sc-ink)" strokeWidth="34" strokeLinecap="round" />
    <path d="M480 648H800V664H480z" fill="var(--sc-ink)" opacity=".35" />
    <circle cx="64" cy="330" r="5" fill="var(--sc-sun)" />
    <path d="M50 332h34l-8 6h-20zM78 330l10-14h6l-4 16z" fill="var(--sc-cloud)" />
  </>
);
