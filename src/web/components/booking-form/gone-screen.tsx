import { useLocation } from "react-router";
import { formatMoney, isSame } from "../../../core/kernel/index.ts";
import { Link } from "../../i18n/navigation.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";
import styles from "./gone-screen.module.css";
import { SENT_PARAMETER } from "./draft-storage.ts";
import { useOwnBooking } from "./own-booking.ts";
import { PriceFigures } from "./price-figures.tsx";
import type { RenewedPrice } from "./renewed-sale.ts";
import type { WayBack } from "./problem-alert.tsx";

interface GoneScreenProps {
  /** Id of the offer or rate; "" where the address names none. */
  readonly saleId: string;
  readonly words: { readonly title: string; readonly why: string };
  readonly back: WayBack;
  /** The same at the price of now, where it is to be had. */
  readonly renewed: RenewedPrice | null;
  /** Whether the same address may answer later. */
  readonly canRetry: boolean;
}

/** Something that cannot be booked: why, and the way back to the same search; or the way to the bill where this browser has booked it itself. */
export function GoneScreen({ saleId, words, back, renewed, canRetry }: GoneScreenProps) {
  const { booking, results } = useMessages();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const own = useOwnBooking(saleId);
  const ownWords = own && booking.own[own.kind];
  const { title, why } = ownWords ?? words;
  // Who may have booked it must find that out first.
  const again = own ? null : renewed;
  const isUnchanged = again !== null && isSame(again.before, again.total);
  const hasAsked = new URLSearchParams(search).has(SENT_PARAMETER);
  return (
    <section className={`wrap ${styles.gone}`}>
      <Icon name="alert" />
      <h1>{title}</h1>
      <p className="lead">{why}</p>
      {hasAsked && !own && <p>{booking.own.nothing}</p>}
      {again && !isUnchanged && <PriceFigures before={again.before} now={again.total} />}
      {again && isUnchanged && <p>{booking.gone.same(formatMoney(again.total, locale))}</p>}
      <div className={styles.steps}>
        {own && ownWords && (
          <Link to={own.to} className={buttonClass({ tone: "primary", size: "big" })}>
            {ownWords.link}
          </Link>
        )}
        {again && (
          <a href={again.path} className={buttonClass({ tone: "primary", size: "big" })}>
            {isUnchanged ? booking.gone.book : booking.failures.price_changed.agree}
          </a>
        )}
        <Link to={back.to} className={buttonClass(own || again ? { size: "big" } : { tone: "primary", size: "big" })}>
          {back.label}
        </Link>
        {canRetry && (
          <a href={`${pathname}${search}`} className={buttonClass({ size: "big" })}>
            {booking.gone.again}
          </a>
        )}
      </div>
      <p>
        {results.faults.help} <PhoneLink />
      </p>
    </section>
  );
}
