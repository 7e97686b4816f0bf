import type { SocialLink, SocialNetwork } from "../../present/brand.ts";
import { NetworkGlyph } from "./network-glyph.tsx";
import styles from "./social-links.module.css";

/** The same in every language. */
const NAMES: Readonly<Record<SocialNetwork, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  whatsapp: "WhatsApp",
  x: "X",
  youtube: "YouTube",
};

/** The agency's accounts, each under the name of its network. Plain links: nothing of theirs is loaded here. */
export function SocialLinks({ links }: { readonly links: readonly SocialLink[] }) {
  const isOnly = (link: SocialLink): boolean => links.every((other) => other === link || other.network !== link.network);
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} rel="me noopener">
            <NetworkGlyph network={link.network} />
            <span>
              {NAMES[link.network]}
              {!isOnly(link) && ` (${accountOf(link)})`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What tells two accounts at one network apart. */
function accountOf({ url }: SocialLink): string {
  const { pathname, search } = new URL(url);
  return `${pathname.slice(1)}${search}`;
}
