import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./crumbs.module.css";

/** A page above the one that is shown; `to` is its English address, with a fragment where reading is to go on within it. */
export interface Crumb {
  readonly to: string;
  readonly label: string;
}

interface CrumbsProps {
  /** From the top down to the page above this one. */
  readonly above: readonly Crumb[];
  readonly here: string;
}

/** Where a page hangs, with the ways back up. */
export function Crumbs({ above, here }: CrumbsProps) {
  const { shell } = useMessages();
  return (
    <nav aria-label={shell.crumbs}>
      <ol className={styles.crumbs}>
        {above.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
