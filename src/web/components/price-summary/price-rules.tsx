import { PRICE_RULES, type PriceLine } from "../../../core/policy/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import styles from "./price-rules.module.css";

/** A line of a price as the summary names it, and what is to be said of its rule. */
export interface RuledLine {
  readonly line: PriceLine;
  readonly name: string;
  readonly why: string;
}

/** Under a price: which rule made each of its lines, and the page that states it. */
export function PriceRules({ lines }: { readonly lines: readonly RuledLine[] }) {
  const { booking, shell } = useMessages();
  return (
    <Disclosure summary={booking.rules.title}>
      <ul className={styles.rules}>
        {lines.map(({ line, name, why }) => (
          <li key={line}>
            <b>{name}</b>
            <p>
              {why} <Link to={PRICE_RULES[line].page}>{shell.legalPages[PRICE_RULES[line].page]}</Link>
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
