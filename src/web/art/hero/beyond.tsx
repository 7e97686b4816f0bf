import { CliffFirs, ShoreFirs } from "./firs.tsx";

/** What lies left and right of the scene, for a window wider than it: the same sky and sea, on which both shores come to their ends. */
export const Beyond = () => (
  <>
    <Air />
    <WesternHills />
    <rect x="-2400" y="506" width="2401" height="234" fill="url(#h-sea)" />
    <rect x="1599" y="506" width="2401" height="234" fill="url(#h-sea)" />
    <path d="M-2400 506H0M1600 506h2400" stroke="var(--sc-cloud)" strokeWidth="2" opacity=".55" />
    <EasternCliffs />
    <WesternShore />
  </>
);

const Air = () => (
  <>
    <rect x="-2400" width="1601" height="510" fill="url(#h-sky)" />
    <rect x="2399" width="1601" height="510" fill="url(#h-sky)" />
    <g fill="var(--sc-cloud)" opacity=".72">
      <rect x="-760" y="126" width="300" height="11" rx="5.5" />
      <rect x="-640" y="148" width="260" height="8" rx="4" />
      <rect x="1860" y="132" width="330" height="11" rx="5.5" />
      <rect x="1980" y="154" width="240" height="8" rx="4" />
    </g>
  </>
);

const WesternHills = () => (
  <>
    <path
      d="M12 506V430H0c-54 24-92 20-140 6-54-16-84-58-142-62-62-4-96 46-156 50-66 4-104-34-168-26-72 8-116 56-184 66-84 12-160 24-250 42z"
      fill="var(--sc-far)"
    />
    <path d="M12 506v-44H0c-60 6-96 24-158 14-64-10-104-40-172-36-70 4-110 40-178 46-84 6-150 8-230 20z" fill="var(--sc-far-2)" />
  </>
);

const EasternCliffs = () => (
  <>
    <path
      d="M1588 330h12c62 3 86 20 146 18 66-2 94-38 160-40 72-2 104 34 170 44 62 10 96 0 144 28 52 30 66 74 118 104 30 18 62 26 92 50H1588z"
      fill="var(--sc-near)"
    />
    <path d="M1588 408h12v-4c74-2 106 24 176 22 78-2 112-34 184-28 70 6 100 40 160 58 52 16 92 38 134 78H1588z" fill="var(--sc-near-2)" />
    <g transform="translate(190 16)">
      <CliffFirs />
    </g>
    <g transform="translate(360 -18)">
      <CliffFirs />
    </g>
    <g transform="translate(520 30)">
      <CliffFirs />
    </g>
  </>
);

const WesternShore = () => (
  <>
    <path d="M12 560H0c-90 11-150-8-238-4-110 4-180 36-290 34-120-2-190-14-300 18-120 36-190 96-300 146H12z" fill="var(--sc-near)" />
    <path d="M12 620H0c-110 6-190-10-300 0-120 10-200 40-330 44-110 4-200 30-320 76H12z" fill="var(--sc-near-2)" />
    <g transform="translate(-400 -12)">
      <ShoreFirs />
    </g>
    <g transform="translate(-790 26)">
      <ShoreFirs />
    </g>
    <path d="M12 690H0c-140 21-260 2-400 10-130 8-230 12-360 40H12z" fill="var(--sc-ink)" />
  </>
);
