import { NavLink } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./search-tabs.module.css";

/** Flights or Hotels: two pages that look like two tabs above their search form. */
export function SearchTabs() {
  const { home, shell } = useMessages();
  return (
    <nav className={styles.tabs} aria-label={home.whatToSearch}>
      <NavLink to="/" end prefetch="intent">
        <Icon name="plane" /> {shell.flights}
      </NavLink>
      <NavLink to="/hotels" end prefetch="intent">
        <Icon name="bed" /> {shell.hotels}
      </NavLink>
    </nav>
  );
}
