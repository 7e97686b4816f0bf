import { PriceFigures } from "../../components/booking-form/price-figures.tsx";
import { ProblemScreen } from "../../components/results/problem-screen.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./gone-choice-screen.module.css";
import type { GoneChoice } from "./load-choosing.ts";
import { chosenHref } from "./next-flight.tsx";

/** A choice that cannot be gone on from: why, both totals where the same flights are still to be had, and the way on. */
export function GoneChoiceScreen({ gone: { search, reason, renewed, held } }: { readonly gone: GoneChoice }) {
  const { multiCity } = useMessages();
  const { title, why } = multiCity.gone[reason];
  return (
    <ProblemScreen title={title} why={renewed ? multiCity.renewed.why : why}>
      {renewed && (
        <div className={styles.totals}>
          <p>{multiCity.renewed.totals}</p>
          <PriceFigures before={renewed.before} now={renewed.total} />
        </div>
      )}
      <p className={styles.ways}>
        {renewed && (
          <Link to={chosenHref(search, renewed.id)} className={buttonClass({ tone: "primary" })}>
            {multiCity.renewed.goOn}
          </Link>
        )}
        {held && (
          <Link to={chosenHref(search, held.id)} className={buttonClass({ tone: "primary" })}>
            {multiCity.anotherFlight(held.bounds + 1)}
          </Link>
        )}
        <Link to={chosenHref(search, null)} className={buttonClass(renewed || held ? {} : { tone: "primary" })}>
          {multiCity.again}
        </Link>
      </p>
    </ProblemScreen>
  );
}
