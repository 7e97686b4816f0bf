/** A boat between two buoys, the sun low behind it: for pages that lead nowhere. */
export function LostBoat({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 150" aria-hidden="true">
      <circle cx="180" cy="112" r="92" fill="var(--sun)" opacity=".1" />
      <path d="M118 112a62 62 0 0 1 124 0z" fill="var(--sun)" />
      <g fill="var(--paper)">
        <path d="M120 78h84v5h-84zM150 92h100v4H150z" />
      </g>
      <g transform="translate(96 66) scale(.42)">
        <path d="M2 2C30 26 40 58 38 88L2 92z" fill="var(--sc-wall)" stroke="var(--ink)" strokeWidth="2.5" />
        <path d="M-4 12c-18 22-28 48-32 76l32 4zM-48 98h100c-6 14-16 20-30 20h-42c-14 0-24-6-28-20z" fill="var(--ink)" />
      </g>
      <g fill="var(--ink)">
        <path d="M262 112l8-30h8l8 30z" />
        <path d="M274 70v12" stroke="var(--ink)" strokeWidth="2.5" />
      </g>
      <path d="M266 98h16" stroke="var(--sun)" strokeWidth="7" />
      <circle cx="274" cy="68" r="4" fill="var(--sc-window)" />
      <path d="M10 114h340M52 128h66M206 128h60M140 141h84" fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
