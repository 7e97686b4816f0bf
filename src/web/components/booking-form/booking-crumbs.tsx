import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./booking-form.module.css";
import type { WayBack } from "./problem-alert.tsx";

interface BookingCrumbsProps {
  /** From the top down to the page above this one. */
  readonly above: readonly WayBack[];
  readonly here: string;
}

/** Where a booking page hangs, with the way back to what was found. */
export function BookingCrumbs({ above, here }: BookingCrumbsProps) {
  const { crumbs } = useMessages().booking;
  return (
    <nav aria-label={crumbs.label}>
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
