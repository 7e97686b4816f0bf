import { englishPath } from "../../i18n/addresses.ts";
import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./legal-page.module.css";

/** Every policy, the one that is read marked. */
export function PolicyLinks({ here }: { readonly here: string }) {
  const { pages, shell } = useMessages();
  const own = englishPath(here);
  return (
    <nav className={styles.others} aria-labelledby="policies">
      <h2 id="policies">{pages.otherPolicies}</h2>
      <ul>
        {Object.entries(shell.legalPages).map(([path, label]) => (
          <li key={path}>{path === own ? <b aria-current="page">{label}</b> : <Link to={path}>{label}</Link>}</li>
        ))}
      </ul>
    </nav>
  );
}
