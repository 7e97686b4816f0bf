import { useEffect, useState } from "react";
import { Link } from "../../i18n/navigation.tsx";
import { LostBoat } from "../../art/lost-boat/lost-boat.tsx";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./hotel-screen.module.css";
import { useLateTitle } from "./use-late-title.ts";

/** How long the page says that it loads before it says that there is nothing to load. */
const PATIENCE_MS = 1_500;

/** An address with nothing to load: "Loading....", and then a way back, which without scripts stands there at once (readings). */
export function GoneScreen() {
  const { loading, gone } = useMessages().hotelDetails;
  useLateTitle(gone.title);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return <WayBack />;
  return (
    <>
      <p className={`wrap ${styles.loading} ${styles.withScripts}`} role="status">
        {loading}
      </p>
      <noscript>
        <WayBack />
      </noscript>
    </>
  );
}

function WayBack() {
  const { gone } = useMessages().hotelDetails;
  return (
    <section className={`wrap ${styles.gone}`}>
      <LostBoat className={styles.boat} />
      <h1>{gone.title}</h1>
      <p>{gone.why}</p>
      <p>
        <PhoneLink />
      </p>
      <Link to="/hotels" className={buttonClass({ tone: "primary", size: "big" })}>
        {gone.back}
      </Link>
    </section>
  );
}
