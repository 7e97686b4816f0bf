import type { ReactNode } from "react";
import styles from "./icon.module.css";

/** Line drawings on a field of 24 by 24. */
const DRAWINGS = {
  alert: <path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.2" />,
  bag: <path d="M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0" />,
  bed: (
    <>
      <path d="M3 6v13M3 15h18v4M21 15v-2a3 3 0 0 0-3-3h-7v5" />
      <circle cx="7" cy="11" r="1.8" />
    </>
  ),
  calendar: <path d="M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />,
  card: <path d="M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM3 10.5h18M7 15h4" />,
  changes: <path d="M4 9a8 8 0 0 1 14-3l2 2M20 4v4h-4M20 15a8 8 0 0 1-14 3l-2-2M4 20v-4h4" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6 6 18" />,
  cup: <path d="M5 8h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 9h1.5a2.5 2.5 0 0 1 0 5H17M8 3v2M12 3v2" />,
  compare: <path d="M5 5h5v14H5zM14 5h5v14h-5z" />,
  down: <path d="m6 9 6 6 6-6" />,
  filter: <path d="M4 7h16M7 12h10M10 17h4" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5M12 7.8v.2" />
    </>
  ),
  left: <path d="m15 6-6 6 6 6" />,
  lock: (
    <>
      <rect x="5" y="11" width="14" height="9" rx="1.5" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </>
  ),
  mail: <path d="M4 6h16v12H4zM4 7l8 6 8-6" />,
  map: <path d="m3.5 6.5 5.5-2.5 6 2.5 5.5-2.5v13.5L15 20l-6-2.5-5.5 2.5zM9 4v13.5M15 6.5V20" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  minus: <path d="M6 12h12" />,
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />,
  phone: <path d="M5 4h3.5l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5V19a2 2 0 0 1-2.2 2A17 17 0 0 1 3 6.2 2 2 0 0 1 5 4z" />,
  pin: (
    <>
      <path d="M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  plane: <path d="M10.5 13.5 3.5 11l1.2-1.2 7 .3 4.6-4.6c1-1 2.5-1.3 3.1-.7s.3 2.1-.7 3.1l-4.6 4.6.3 7L13.2 20.7z" />,
  plus: <path d="M12 6v12M6 12h12" />,
  print: <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />,
  refund: <path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-2" transform="translate(0 -2)" />,
  right: <path d="m9 6 6 6-6 6" />,
  share: (
    <>
      <circle cx="6.5" cy="12" r="2.5" />
      <circle cx="17" cy="6" r="2.5" />
      <circle cx="17" cy="18" r="2.5" />
      <path d="m8.7 10.8 6.1-3.5M8.7 13.2l6.1 3.5" />
    </>
  ),
  suitcase: (
    <>
      <rect x="6" y="7" width="12" height="13" rx="2" />
      <path d="M9.5 7V4h5v3M10 11v5M14 11v5" />
    </>
  ),
  swap: <path d="M4 8.5h14m-4-4 4 4-4 4M20 15.5H6m4-4-4 4 4 4" />,
  tag: (
    <>
      <path d="M4 4h8l8 8-8 8-8-8z" />
      <circle cx="8.5" cy="8.5" r="1.3" />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;

export type IconName = keyof typeof DRAWINGS;

/** A small drawing beside words, or inside a button that has its own name: never read aloud. */
export function Icon({ name, className = "" }: { readonly name: IconName; readonly className?: string | undefined }) {
  return <IconFrame className={className}>{DRAWINGS[name]}</IconFrame>;
}

interface FrameProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The field of an icon whose drawing one page alone needs, so that no other page loads it. */
export const IconFrame = ({ className = "", children }: FrameProps) => (
  <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);
