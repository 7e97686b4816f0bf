import { Link } from "../../i18n/navigation.tsx";
import { LostBoat } from "../../art/lost-boat/lost-boat.tsx";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./bill-screen.module.css";

/** The page without a booking: why, and where to go. */
export function NothingScreen() {
  const { nothing, home } = useMessages().thankyou;
  return (
    <section className={`wrap ${styles.nothing}`}>
      <LostBoat className={styles.picture} />
      <h1>{nothing.title}</h1>
      <p className="lead">{nothing.why}</p>
      <p className={styles.call}>
        <PhoneLink />
      </p>
      <div className={styles.steps}>
        <Link to="/" className={buttonClass({ tone: "primary", size: "big" })}>
          {home}
        </Link>
      </div>
    </section>
  );
}
