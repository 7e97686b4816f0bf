/** Three swells between the page and the footer. The first band takes the colour of the page above it. */
export function Shore({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1600 80" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1600" height="80" fill="var(--paper)" />
      <path d="M0 46c140-30 250-8 380-20s200-26 330-14 190 34 340 24 230-34 360-22 130 22 190 18v48H0z" fill="#0f766e" opacity=".55" />
      <path d="M0 60c180-26 300 2 470-8s240-22 400-10 260 22 420 8 220-12 310-4v34H0z" fill="#0b4a58" />
      <path d="M0 72c220-14 380 4 620-2s420-14 640-4 240 6 340 2v12H0z" fill="var(--ground)" />
    </svg>
  );
}
