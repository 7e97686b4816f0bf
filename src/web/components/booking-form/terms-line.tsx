import { MainSiteLink } from "../site-link/site-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./booking-form.module.css";

/** What somebody who confirms agrees to. */
export function TermsLine() {
  const { terms } = useMessages().booking;
  return (
    <p className={styles.small}>
      {terms.before}
      <MainSiteLink to="/terms-and-conditions">{terms.terms}</MainSiteLink>
      {terms.and}
      <MainSiteLink to="/privacy-policy">{terms.privacy}</MainSiteLink>
      {terms.after}
    </p>
  );
}
