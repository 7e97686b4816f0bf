import type { ReactNode } from "react";
import type { SocialNetwork } from "../../present/brand.ts";
import { IconFrame } from "../../ui/icon/icon.tsx";

/** What each network is known by, drawn by us in the lines of our other icons. */
const GLYPHS: Readonly<Record<SocialNetwork, ReactNode>> = {
  facebook: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3.5" />
      <path d="M16 8.2h-1a2.2 2.2 0 0 0-2.2 2.2V20M10 13h5.5" />
    </>
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.4 7.5v.1" />
    </>
  ),
  linkedin: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="2.5" />
      <path d="M8.2 11v5M8.2 7.9v.1M11.8 16v-5M11.8 13.2a2.2 2.2 0 0 1 4.4 0V16" />
    </>
  ),
  tiktok: <path d="M13.2 3.5v12a4 4 0 1 1-4-4M13.2 3.5a5.3 5.3 0 0 0 5.3 5.3" />,
  whatsapp: (
    <>
      <path d="M4 20l1.3-4.2A8 8 0 1 1 8.3 18.8z" />
      <path d="M9.6 8.6c-1.5 2.6 3.2 7.3 5.8 5.8l-.2-1.4-1.6-.5-.8.8a5 5 0 0 1-2.1-2.1l.8-.8-.5-1.6z" />
    </>
  ),
  x: <path d="M4.5 4.5h4l11 15h-4zM19 4.5l-6.1 6.7M10.9 13.3 5 19.5" />,
  youtube: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="3.5" />
      <path d="m10.2 9.2 4.8 2.8-4.8 2.8z" />
    </>
  ),
};

/** The glyph beside a network's name: never read aloud. */
export const NetworkGlyph = ({ network }: { readonly network: SocialNetwork }) => <IconFrame>{GLYPHS[network]}</IconFrame>;
