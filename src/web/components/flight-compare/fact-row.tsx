import type { CSSProperties } from "react";
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
      {lines.map((line, at) => (
        <span key={at}>
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

/** What is not broken over two lines: an amount, with the sign that it may be written behind, and a flight's code. */
const WHOLE = /([^\s\d]?\d{1,3}(?:,\d{3})*\.\d\d|(?<![A-Z\d])[A-Z\d]{2}-\d{1,4})/;

/**
 * Words of a cell. In a phone's column an amount of millions stands below the letters of its currency, and is as large as leaves it whole.
 */
const Line = ({ words }: { readonly words: string }) =>
  words
    .replaceAll(/\u00a0(?=\d[\d,]*\.\d\d)/g, " ")
    .split(WHOLE)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span key={at} className={styles.whole} style={{ "--letters": part.length } as CSSProperties}>
          {part}
        </span>
      ),
    );
