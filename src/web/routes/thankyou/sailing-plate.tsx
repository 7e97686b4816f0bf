import { useMessages } from "../../i18n/messages.tsx";
import styles from "./bill-screen.module.css";

const CLOUDS = [
  [40, 60, 110, 7],
  [80, 76, 150, 6],
  [220, 150, 130, 6],
] as const;
const GLINTS = [
  [200, 240, 100, 4],
  [180, 252, 120, 4],
  [214, 265, 90, 5],
  [190, 280, 130, 5],
  [216, 296, 70, 6],
] as const;

/** A poster of the boat under way, with the booking's number printed on it. */
export function SailingPlate({ bookingId }: { readonly bookingId: string }) {
  const { thankyou } = useMessages();
  return (
    <div className={styles.plate}>
      <svg viewBox="0 0 400 340" preserveAspectRatio="xMidYMid slice" role="img" aria-label={thankyou.picture}>
        <path d="M0 0h400v340H0z" fill="var(--sc-sky-2)" />
        <path d="M0 0h400v90H0z" fill="var(--sc-sky-1)" />
        <path d="M0 170h400v60H0z" fill="var(--sc-sky-3)" />
        <g fill="var(--sc-halo)">
          <circle cx="250" cy="180" r="130" opacity=".3" />
          <circle cx="250" cy="180" r="96" opacity=".45" />
        </g>
        <circle cx="250" cy="180" r="66" fill="var(--sc-sun)" />
        <path d="M0 230v-30c50-40 90-50 140-20 30 18 50 30 90 50z" fill="var(--sc-far-2)" />
        <path d="M0 229h400v111H0z" fill="var(--sc-sea-2)" />
        <Bars bars={CLOUDS} fill="var(--sc-cloud)" opacity=".8" />
        <Bars bars={GLINTS} fill="var(--sc-glint)" opacity="1" />
        <g transform="translate(110 118) scale(1.35)">
          <path d="M2 2C30 26 40 58 38 88L2 92z" fill="var(--sc-wall)" />
          <path d="M-4 12c-18 22-28 48-32 76l32 4z" fill="var(--sc-sun)" />
          <path d="M-1-6V98" stroke="var(--sc-ink)" strokeWidth="3" />
          <path d="M-48 98h100c-6 14-16 20-30 20h-42c-14 0-24-6-28-20z" fill="var(--sc-ink)" />
        </g>
        <path d="M0 300c90-14 170 10 240 18s110-2 160-8v30H0z" fill="var(--sc-sea-3)" />
      </svg>
      <p className={styles.number}>
        <span>{thankyou.bookingId}</span>
        <b>{bookingId}</b>
        <small>{thankyou.keepId}</small>
      </p>
    </div>
  );
}

interface BarsProps {
  /** x, y, width, height of each. */
  readonly bars: readonly (readonly [number, number, number, number])[];
  readonly fill: string;
  readonly opacity: string;
}

function Bars({ bars, fill, opacity }: BarsProps) {
  return (
    <g fill={fill} opacity={opacity}>
      {bars.map(([x, y, width, height]) => (
        <rect key={y} x={x} y={y} width={width} height={height} rx={height / 2} />
      ))}
    </g>
  );
}
