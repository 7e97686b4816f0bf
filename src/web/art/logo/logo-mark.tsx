/** The mark: two sails before half a sun. The name stands beside it in type, from the settings. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
      <path d="M4 30a16 16 0 0 1 32 0z" fill="#f4633a" />
      <path d="M21.5 5c6.5 7 8.5 14.5 7.5 22h-7.5z" fill="currentColor" />
      <path d="M19 10c-4.5 5-6.8 11-7.5 17H19z" fill="currentColor" opacity=".72" />
      <path d="M2 32.5h36M9 36.5h22" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
