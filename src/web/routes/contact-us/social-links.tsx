import { useMessages } from "../../i18n/messages.tsx";
import type { SocialLink } from "../../present/brand.ts";
import { NetworkGlyph } from "./network-glyph.tsx";
import styles from "./social-links.module.css";

/** The agency's accounts, each under the name of its network. Plain links: nothing of theirs is loaded here. */
export function SocialLinks({ links }: { readonly links: readonly SocialLink[] }) {
  const { networks } = useMessages().contact;
  const isOnly = (link: SocialLink): boolean => links.every((other) => other === link || other.network !== link.network);
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} rel="me noopener">
            <NetworkGlyph network={link.network} />
            <span>
              {networks[link.network]}
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
