import { flightCode, type FlightOffer, legsOf } from "../../../core/flights/index.ts";
import { compareKey } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./compare.module.css";
import { useListLinks } from "./list-links.tsx";

/** Puts a flight to those that are compared, or takes it out: a link, so that it works without scripts. */
export function CompareLink({ offer }: { readonly offer: FlightOffer }) {
  const { compare } = useMessages().flightResults;
  const { compared, compareHref } = useListLinks();
  const key = compareKey(offer);
  const [isCompared, href] = [compared.includes(key), compareHref(key)];
  if (href === null) return <span className={styles.full}>{compare.full}</span>;
  const flight = legsOf(offer).map(flightCode).join(", ");
  return (
    <Link
      className={`${styles.add} ${isCompared ? styles.added : ""}`}
      to={href}
      aria-label={isCompared ? compare.addedLabel(flight) : compare.addLabel(flight)}
      replace
      preventScrollReset
    >
      <Icon name={isCompared ? "check" : "compare"} /> {isCompared ? compare.added : compare.add}
    </Link>
  );
}
