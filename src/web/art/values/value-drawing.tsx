import type { ReactNode } from "react";

const SUBJECTS = {
  support: (
    <>
      <path d="M14 34v-6a11 11 0 0 1 22 0v6" fill="none" stroke="var(--ink)" strokeWidth="3" />
      <rect x="10" y="31" width="8" height="13" rx="3" fill="var(--ink)" />
      <rect x="32" y="31" width="8" height="13" rx="3" fill="var(--ink)" />
    </>
  ),
  prices: (
    <>
      <path d="M10 24 26 12l16 12v24H10z" fill="var(--ink)" transform="rotate(12 26 32)" />
      <circle cx="27" cy="22" r="3" fill="var(--sky)" />
      <path d="m19 33 12 4M17 39l12 4" stroke="var(--surface)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  booking: (
    <>
      <path d="M27 10c8 8 11 17 10 26H27zM24 17c-6 6-9 12-10 19h10z" fill="var(--ink)" />
      <path d="M9 40h34c-3 6-6 8-11 8H19c-5 0-8-3-10-8z" fill="var(--ink)" />
    </>
  ),
  safe: (
    <>
      <path d="M26 9 11 15v13c0 9 6 15 15 19 9-4 15-10 15-19V15z" fill="var(--ink)" />
      <path d="m19 27 5 5 9-10" fill="none" stroke="var(--sun)" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;

/** A tile of sky, sun and sea with one thing in front of it. */
export function ValueDrawing({ subject }: { readonly subject: keyof typeof SUBJECTS }) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true">
      <rect width="56" height="56" rx="8" fill="var(--sky)" />
      <circle cx="38" cy="24" r="11" fill="var(--sun)" />
      <path d="M0 41h56v7a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="var(--sea)" />
      {SUBJECTS[subject]}
    </svg>
  );
}
