import { formatMoney, type Money } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import styles from "./bill-screen.module.css";
import { Fact } from "./fact.tsx";
import type { ShownBill } from "./load-bill.ts";

/** The most letters of an amount that fit, as large as it is here, beside other facts: `MX$7,279.22`. */
const LETTERS_OF_CELL = 11;

interface PaidFactProps {
  readonly name: string;
  readonly amount: Money;
  readonly card: ShownBill["card"];
}

/** What the whole comes to, and whether it is paid. */
export function TotalFact({ bill: { status, isBeingSettled, card }, amount }: { readonly bill: ShownBill; readonly amount: Money }) {
  const { thankyou } = useMessages();
  const name = isBeingSettled === true ? thankyou.settling : status === "pending" ? thankyou.due : thankyou.paid;
  return <PaidFact name={name} amount={amount} card={card} />;
}

/** An amount, large, and the card that it goes with. */
export function PaidFact({ name, amount, card }: PaidFactProps) {
  const { thankyou } = useMessages();
  const total = formatMoney(amount, useLocale());
  return (
    <Fact name={name} isWide={total.length > LETTERS_OF_CELL}>
      <span className={styles.paid}>{total}</span>
      <small>{thankyou.card(card.brand, card.last4)}</small>
    </Fact>
  );
}
