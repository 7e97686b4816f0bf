import { type ReactNode, useId } from "react";
import { Card } from "../../ui/card/card.tsx";
import styles from "./booking-form.module.css";

/** One titled sheet of the booking page. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Card className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Card>
  );
}
