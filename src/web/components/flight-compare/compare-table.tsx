import { type CSSProperties, Fragment, type ReactNode } from "react";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { airlinesOf } from "../../../core/flights/results/index.ts";
import { AirlineFin } from "../../art/airline-fin/airline-fin.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { bestOf, COMPARE_ROWS, type RowContext } from "./compare-rows.ts";
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
  const { compare } = messages.flightResults;
  const names = offers.map((offer) =>
    airlinesOf(offer)
      .map(({ name }) => name)
      .join(", "),
  );
  const rows = COMPARE_ROWS.map((row) => ({
    row,
    cells: offers.map((offer) => ({ offer, lines: row.lines(offer, context) })),
    best: bestOf(row, offers),
  }));
  return (
    <table className={styles.table} aria-label={compare.table(names)} style={{ "--columns": offers.length } as CSSProperties}>
      <thead>
        <tr>
          {offers.map((offer, at) => (
            <th key={offer.id} scope="col">
              <Flyers offer={offer} name={names[at] ?? ""} />
            </th>
          ))}
        </tr>
      </thead>
      {rows
        .filter(({ cells }) => cells.some(({ lines }) => lines.length > 0))
        .map(({ row, cells, best }) => (
          <tbody key={row.name}>
            <tr>
              <th scope="rowgroup" colSpan={offers.length}>
                {row.name === "outbound" && nth !== null ? messages.results.flightNth(nth) : compare.rows[row.name]}
                {row.isPrice && priceLabel !== null && ` (${priceLabel})`}
              </th>
            </tr>
            <tr className={row.name === "total" ? styles.total : undefined}>
              {cells.map(({ offer, lines }) => (
                <td key={offer.id} className={best.includes(offer) ? styles.best : undefined}>
                  {lines.map((line) => (
                    <span key={line}>
                      <Line words={line} />
                    </span>
                  ))}
                  {lines.length === 0 && "–"}
                  {best.includes(offer) && (
                    <em>
                      <Icon name="check" /> <span className="sr">{compare.best}</span>
                    </em>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
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

function Flyers({ offer, name }: { readonly offer: FlightOffer; readonly name: string }) {
  const [first] = offer.bounds[0].legs;
  return (
    <span className={styles.flyers}>
      {first && <AirlineFin code={first.airline} name={first.airlineName} isDecorative />}
      {name}
    </span>
  );
}

/** Words of a cell. An amount that a phone's column has no room for is broken between its thousands, not within them. */
const Line = ({ words }: { readonly words: string }) =>
  words.split(/(?<=\d,)(?=\d{3})/).map((part, at) => (
    // Parts have no other name than their place.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
