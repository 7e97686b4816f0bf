import { Link } from "../../i18n/navigation.tsx";
import { LostBoat } from "../../art/lost-boat/lost-boat.tsx";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./bill-screen.module.css";

/** The page without a booking: why, and where to go. */
export function NothingScreen() {
  const { thankyou, manage } = useMessages();
  const { nothing, home, callLine } = thankyou;
  return (
    <section className={`wrap ${styles.nothing}`}>
      <LostBoat className={styles.picture} />
      <h1>{nothing.title}</h1>
      <p className="lead">{nothing.why}</p>
      <div className={styles.steps}>
        <Link to="/manage-booking" className={buttonClass({ tone: "primary", size: "big" })}>
          {manage.lookup.submit}
        </Link>
        <Link to="/" className={buttonClass({ size: "big" })}>
          {home}
        </Link>
      </div>
      <p>
        {callLine} <PhoneLink />
      </p>
    </section>
  );
}
