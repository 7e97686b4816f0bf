import styles from "./sailing-boat.module.css";

/** A boat that crosses the rising sun, while one waits. */
export function SailingBoat({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 120" aria-hidden="true">
      <circle cx="180" cy="92" r="84" fill="var(--sun)" opacity=".1" />
      <path d="M120 92a60 60 0 0 1 120 0z" fill="var(--sun)" />
      <g className={styles.boat}>
        <g transform="translate(180 22) scale(.62)">
          <path d="M2 2C30 26 40 58 38 88L2 92z" fill="var(--sc-wall)" stroke="var(--ink)" strokeWidth="2.5" />
          <path d="M-4 12c-18 22-28 48-32 76l32 4zM-48 98h100c-6 14-16 20-30 20h-42c-14 0-24-6-28-20z" fill="var(--ink)" />
        </g>
      </g>
      <path d="M10 94h340M70 106h120M210 106h50M150 116h70" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
