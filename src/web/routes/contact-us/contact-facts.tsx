import type { ReactNode } from "react";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import styles from "./contact-us.module.css";
import { SocialLinks } from "./social-links.tsx";

/** Phone, hours, e-mail and office; and the agency's accounts at networks, where it has set any. */
export function ContactFacts({ answerTime }: { readonly answerTime: string }) {
  const { facts } = useMessages().contact;
  const { supportEmail, officeAddress, socialLinks } = useSite().brand;
  return (
    <ul className={styles.facts} aria-label={facts.heading}>
      <Fact icon="phone" title={facts.phone} note={facts.phoneNote}>
        <PhoneLink className={styles.phone} />
      </Fact>
      <Fact icon="clock" title={facts.hours} note={facts.hoursNote}>
        {facts.hoursWords}
      </Fact>
      <Fact icon="mail" title={facts.email} note={facts.emailNote(answerTime)}>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </Fact>
      <Fact icon="pin" title={facts.office} note={facts.officeNote}>
        <address>{officeAddress}</address>
      </Fact>
      {socialLinks.length > 0 && (
        <Fact className={styles.social} icon="share" title={facts.social} note={facts.socialNote}>
          <SocialLinks links={socialLinks} />
        </Fact>
      )}
    </ul>
  );
}

interface FactProps {
  readonly className?: string | undefined;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

const Fact = ({ className, icon, title, note, children }: FactProps) => (
  <li className={className}>
    <Icon name={icon} />
    <b>{title}</b>
    <div>{children}</div>
    <small>{note}</small>
  </li>
);
