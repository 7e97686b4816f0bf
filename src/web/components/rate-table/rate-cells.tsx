import { formatMoney } from "../../../core/kernel/index.ts";
import { Link } from "../../i18n/navigation.tsx";
import type { Rate, Room } from "../../../core/hotels/index.ts";
import type { StayQuote } from "../../../core/pricing/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { chargesIn } from "../../present/charges.ts";
import { isLongPrice } from "../../present/money.ts";
import type { Pricing } from "../../present/pricing.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { CancellationTerms } from "./cancellation-terms.tsx";
import { chosenRate } from "./chosen-rate.ts";
import { roomName } from "./room-words.ts";
import styles from "./rate-table.module.css";

interface RateCellsProps {
  readonly room: Room;
  readonly rate: Rate;
  readonly quote: StayQuote;
  readonly pricing: Pricing;
  /** Where the rate is booked. */
  readonly path: string;
}

/** One way to book a room: what is in it, what giving it back costs, what it costs, and the way on. */
export function RateCells({ room, rate, quote, pricing, path }: RateCellsProps) {
  const words = useMessages().hotelDetails;
  const total = formatMoney(quote.total, useLocale());
  return (
    <>
      <td className={styles.included}>
        <Included rate={rate} />
      </td>
      <td className={styles.cancellation}>
        <CancellationTerms cancellation={rate.cancellation} total={rate.total} quote={quote} pricing={pricing} />
      </td>
      <td className={styles.total}>
        <Price rate={rate} quote={quote} pricing={pricing} />
      </td>
      <td className={styles.choose}>
        <Link
          to={path}
          state={chosenRate(rate)}
          className={buttonClass({ tone: "primary" })}
          aria-label={words.rates.selectNamed(roomName(room, words), total)}
        >
          {words.rates.select}
        </Link>
      </td>
    </>
  );
}

/** Meals, and who takes the money. */
function Included({ rate: { board, payAt } }: Pick<RateCellsProps, "rate">) {
  const { hotelDetails: words, hotels } = useMessages();
  const isLater = payAt === "hotel";
  return (
    <ul className={styles.terse}>
      <li>
        <Icon name={board === "room_only" ? "bed" : "check"} />
        {words.boards[board]}
      </li>
      <li>
        <Icon name={isLater ? "check" : "lock"} />
        {isLater ? hotels.results.features.book_now_pay_later : words.rates.payNow}
      </li>
    </ul>
  );
}

/** The total first; the night's share and what in it is taxes and fees under it, each by its name on demand. */
function Price({ rate, quote, pricing }: Pick<RateCellsProps, "rate" | "quote" | "pricing">) {
  const { rates: words, charges } = useMessages().hotelDetails;
  const locale = useLocale();
  const total = formatMoney(quote.total, locale);
  return (
    <>
      <b className={`${styles.amount} ${isLongPrice(total) ? styles.long : ""}`}>{total}</b>
      <span>{words.perNight(formatMoney(quote.perNight, locale))}</span>
      {rate.charges.length === 0 ? (
        <span>{words.noCharges}</span>
      ) : (
        // Somebody may have opened it before scripts took the page over.
        <details className={styles.charges} suppressHydrationWarning>
          <summary>{words.of(formatMoney(quote.taxesAndFees, locale))}</summary>
          <ul>
            {chargesIn(pricing, rate.charges, quote.taxesAndFees).map(({ kind, amount }) => (
              <li key={kind}>
                {charges[kind]} <span className="nowrap">{formatMoney(amount, locale)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
