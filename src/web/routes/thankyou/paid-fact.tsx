import type { Money } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatMoney, isLongPrice } from "../../present/money.ts";
import styles from "./bill-screen.module.css";
import { Fact } from "./fact.tsx";
import type { ShownBill } from "./load-bill.ts";

interface PaidFactProps {
  readonly name: string;
  readonly amount: Money;
  readonly card: ShownBill["card"];
}

/** An amount, large, and the card that it goes with. */
export function PaidFact({ name, amount, card }: PaidFactProps) {
  const { thankyou } = useMessages();
  const total = formatMoney(amount, useLocale());
  return (
    <Fact name={name} isWide={isLongPrice(total)}>
      <span className={styles.paid}>{total}</span>
      <small>{thankyou.card(thankyou.cardBrands[card.brand], card.last4)}</small>
    </Fact>
  );
}
