import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Card } from "../../ui/card/card.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";
import styles from "./agency-card.module.css";

/** How to reach the agency: phone, e-mail, office. */
export function AgencyCard() {
  const { shell } = useMessages();
  const { supportPhone, supportEmail, officeAddress, name } = useSite().brand;
  return (
    <Card className={styles.card} aria-label={name}>
      <PhoneLink className={buttonClass({ tone: "ink" })} label={shell.requestACall}>
        <Icon name="phone" /> {supportPhone}
      </PhoneLink>
      <a className={styles.mail} href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>
      <address>{officeAddress}</address>
    </Card>
  );
}
