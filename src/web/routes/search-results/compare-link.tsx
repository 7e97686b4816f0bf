import type { FlightOffer } from "../../../core/flights/index.ts";
import { compareKey } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { flightCodesOf } from "../../present/flight-codes-of.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./compare.module.css";
import { useListLinks } from "./list-links.tsx";

/** Puts a flight to those that are compared, or takes it out: a link, so that it works without scripts. */
export function CompareLink({ offer }: { readonly offer: FlightOffer }) {
  const { compare } = useMessages().flightResults;
  const { compared, compareLink } = useListLinks();
  const key = compareKey(offer);
  const [isCompared, link] = [compared.includes(key), compareLink(key)];
  if (link === null) return <span className={styles.full}>{compare.full}</span>;
  const flight = flightCodesOf(offer);
  return (
    <Link
      {...link}
      className={`${styles.add} ${isCompared ? styles.added : ""}`}
      aria-label={isCompared ? compare.addedLabel(flight) : compare.addLabel(flight)}
    >
      <Icon name={isCompared ? "check" : "compare"} /> {isCompared ? compare.added : compare.add}
    </Link>
  );
}
