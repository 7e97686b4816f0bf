/** A sun over an empty sea, for lists with nothing in them. */
export function EmptySea() {
  return (
    <svg viewBox="0 0 240 130" aria-hidden="true" width="240" height="130">
      <circle cx="120" cy="86" r="40" fill="var(--sun)" />
      <rect y="86" width="240" height="44" rx="6" fill="var(--sky)" />
      <path d="M0 86h240" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M90 98h60M100 107h40M108 116h24" stroke="var(--sun)" strokeWidth="3" strokeLinecap="round" />
      <path d="M38 52h44M54 60h50M150 40h52" stroke="var(--line-2)" strokeWidth="3" strokeLinecap="round" opacity=".6" />
    </svg>
  );
}
