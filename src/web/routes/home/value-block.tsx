import type { ReactNode } from "react";
import { ValueDrawing } from "../../art/values/value-drawing.tsx";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import styles from "./value-block.module.css";

/** Four reasons, each of them true. */
export function ValueBlock() {
  const { home } = useMessages();
  const { name } = useSite().brand;
  const { support, prices, booking, safe } = home.values;
  return (
    <section className="section wrap" aria-labelledby="values">
      <h2 id="values" className="sr">
        {home.whyUs(name)}
      </h2>
      <ul className={styles.values}>
        <Value subject="support" title={support.title}>
          {support.before} <PhoneLink />, {support.after}
        </Value>
        <Value subject="prices" title={prices.title}>
          {prices.text}
        </Value>
        <Value subject="booking" title={booking.title}>
          {booking.text}
        </Value>
        <Value subject="safe" title={safe.title}>
          {safe.text}
        </Value>
      </ul>
    </section>
  );
}

interface ValueProps {
  readonly subject: "support" | "prices" | "booking" | "safe";
  readonly title: string;
  readonly children: ReactNode;
}

function Value({ subject, title, children }: ValueProps) {
  return (
    <li>
      <ValueDrawing subject={subject} />
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
