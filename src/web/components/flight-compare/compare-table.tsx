import type { CSSProperties, ReactNode } from "react";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { airlinesOf } from "../../../core/flights/results/index.ts";
import { AirlineFin } from "../../art/airline-fin/airline-fin.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { flightCodesOf } from "../../present/flight-codes-of.ts";
import type { Pricing } from "../../present/pricing.ts";
import { COMPARE_ROWS, type RowContext } from "./compare-rows.ts";
import { FactRow } from "./fact-row.tsx";
import styles from "./flight-compare.module.css";

interface CompareTableProps {
  readonly offers: readonly FlightOffer[];
  readonly pricing: Pricing;
  readonly typicalCo2Kg: number | null;
  /** What the prices are, where they are more than those of the flights shown. */
  readonly priceLabel?: string | null;
  /** Which flight of a trip that is still being chosen these are; null for whole trips. */
  readonly nth?: number | null;
  /** What can be done with a flight, under its column's heading. */
  readonly renderAction: (offer: FlightOffer) => ReactNode;
}

/** Up to three flights, a column each. The name of a row stands over its cells, so that three columns fit on a phone. */
export function CompareTable({ offers, pricing, typicalCo2Kg, priceLabel = null, nth = null, renderAction }: CompareTableProps) {
  const messages = useMessages();
  const context: RowContext = { messages, locale: useLocale(), pricing, typicalCo2Kg };
  const names = offers.map((offer) => `${airlineNames(offer)} ${flightCodesOf(offer)}`);
  return (
    <table
      className={styles.table}
      aria-label={messages.flightResults.compare.table(names)}
      style={{ "--columns": offers.length } as CSSProperties}
    >
      <thead>
        <tr>
          {offers.map((offer) => (
            <th key={offer.id} scope="col">
              <Flyers offer={offer} />
            </th>
          ))}
        </tr>
      </thead>
      {COMPARE_ROWS.map((row) => (
        <FactRow key={row.name} row={row} offers={offers} context={context} priceLabel={priceLabel} nth={nth} />
      ))}
      <tfoot>
        <tr>
          {offers.map((offer) => (
            <td key={offer.id}>
              <div className={styles.actions}>{renderAction(offer)}</div>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const airlineNames = (offer: FlightOffer): string =>
  airlinesOf(offer)
    .map(({ name }) => name)
    .join(", ");

/** Flights of one airline are told apart by their codes: the eye finds them in a row of the table, the ear needs them with every cell. */
function Flyers({ offer }: { readonly offer: FlightOffer }) {
  const [first] = offer.bounds[0].legs;
  return (
    <span className={styles.flyers}>
      {first && <AirlineFin code={first.airline} name={first.airlineName} isDecorative />}
      {airlineNames(offer)} <span className="sr">{flightCodesOf(offer)}</span>
    </span>
  );
}
