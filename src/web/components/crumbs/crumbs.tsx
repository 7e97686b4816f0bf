import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./crumbs.module.css";

/** A page above the one that is shown; `to` is its English address. */
export interface Crumb {
  readonly to: string;
  readonly label: string;
  /** The id of what reading goes on at there; else at the page's start. */
  readonly goOnAt?: string;
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
        {above.map(({ to, label, goOnAt }) => (
          <li key={to}>
            <Link to={to} state={goOnAt === undefined ? undefined : { goOnAt }}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
