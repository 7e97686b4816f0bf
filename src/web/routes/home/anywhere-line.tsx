import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./anywhere-line.module.css";

/** For those who know when but not where. */
export function AnywhereLine() {
  const { explore } = useMessages();
  return (
    <p className={styles.line}>
      <Icon name="map" /> <b>{explore.anywhere}</b> <Link to="/explore">{explore.anywhereMore}</Link>
    </p>
  );
}
