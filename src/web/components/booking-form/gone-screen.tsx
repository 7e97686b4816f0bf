import { Link, useLocation } from "react-router";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";
import styles from "./gone-screen.module.css";
import type { WayBack } from "./problem-alert.tsx";

interface GoneScreenProps {
  readonly words: { readonly title: string; readonly why: string };
  readonly back: WayBack;
  /** Whether the same address may answer later. */
  readonly canRetry: boolean;
}

/** Something that cannot be booked: why, and the way back to the same search. */
export function GoneScreen({ words, back, canRetry }: GoneScreenProps) {
  const { booking, results } = useMessages();
  const { pathname, search } = useLocation();
  return (
    <section className={`wrap ${styles.gone}`}>
      <Icon name="alert" />
      <h1>{words.title}</h1>
      <p className="lead">{words.why}</p>
      <div className={styles.steps}>
        <Link to={back.to} className={buttonClass({ tone: "primary", size: "big" })}>
          {back.label}
        </Link>
        {canRetry && (
          <a href={`${pathname}${search}`} className={buttonClass({ size: "big" })}>
            {booking.gone.again}
          </a>
        )}
      </div>
      <p>
        {results.faults.help} <PhoneLink />
      </p>
    </section>
  );
}
