import { Fragment } from "react";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { bestOf, type CompareRow, type RowContext } from "./compare-rows.ts";
import styles from "./flight-compare.module.css";

interface FactRowProps {
  readonly row: CompareRow;
  readonly offers: readonly FlightOffer[];
  readonly context: RowContext;
  /** What the prices are, where they are more than those of the flights shown. */
  readonly priceLabel: string | null;
  /** Which flight of a trip that is still being chosen these are; null for whole trips. */
  readonly nth: number | null;
}

/** A fact of all flights: its name, and under it what it is of each; nothing where none has it. */
export function FactRow({ row, offers, context, priceLabel, nth }: FactRowProps) {
  const { results, flightResults } = context.messages;
  const cells = offers.map((offer) => ({ offer, lines: row.lines(offer, context) }));
  const best = bestOf(row, offers);
  if (cells.every(({ lines }) => lines.length === 0)) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={offers.length}>
          {row.name === "outbound" && nth !== null ? results.flightNth(nth) : flightResults.compare.rows[row.name]}
          {row.isPrice && priceLabel !== null && ` (${priceLabel})`}
        </th>
      </tr>
      <tr className={row.name === "total" ? styles.total : undefined}>
        {cells.map(({ offer, lines }) => (
          <FactCell key={offer.id} lines={lines} bestWords={best.includes(offer) ? flightResults.compare.best : null} />
        ))}
      </tr>
    </tbody>
  );
}

interface FactCellProps {
  readonly lines: readonly string[];
  /** What is heard beside the mark of the best; null where it is not. */
  readonly bestWords: string | null;
}

function FactCell({ lines, bestWords }: FactCellProps) {
  return (
    <td className={bestWords === null ? undefined : styles.best}>
      {lines.map((line) => (
        <span key={line}>
          <Line words={line} />
        </span>
      ))}
      {lines.length === 0 && "–"}
      {bestWords !== null && (
        <em>
          <Icon name="check" /> <span className="sr">{bestWords}</span>
        </em>
      )}
    </td>
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
