import type { FlightOffer } from "../../../core/flights/index.ts";
import { typicalCo2Kg } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import styles from "./co2-method.module.css";

/** What our figures follow. */
const SOURCES = {
  icao: "https://icec.icao.int/",
  defra: "https://www.gov.uk/government/collections/government-conversion-factors-for-company-reporting",
} as const;

/** What the typical figure of this search is, and how a flight's own is reckoned, with sources. */
export function Co2Method({ offers }: { readonly offers: readonly FlightOffer[] }) {
  const { co2 } = useMessages().flightResults;
  const typical = typicalCo2Kg(offers);
  if (typical === null) return null;
  return (
    <div className={styles.method}>
      <Disclosure summary={co2.title}>
        <p>{co2.typical(Math.round(typical), offers.length)}</p>
        <p>
          {co2.method} <a href={SOURCES.icao}>{co2.icao}</a> {co2.and} <a href={SOURCES.defra}>{co2.defra}</a>.
        </p>
      </Disclosure>
    </div>
  );
}
