import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./booking-form.module.css";

/** What somebody who confirms agrees to: the pages of this site, by which it sells. */
export function TermsLine() {
  const { terms } = useMessages().booking;
  return (
    <p className={styles.small}>
      {terms.before}
      <Link to="/terms-and-conditions">{terms.terms}</Link>
      {terms.and}
      <Link to="/privacy-policy">{terms.privacy}</Link>
      {terms.after}
    </p>
  );
}
