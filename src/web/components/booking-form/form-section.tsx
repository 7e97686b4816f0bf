import { type ReactNode, useId } from "react";
import { Card } from "../../ui/card/card.tsx";
import styles from "./booking-form.module.css";

interface FormSectionProps {
  readonly title: string;
  /** Whether nothing in it can be pressed for now. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/** One titled sheet of the booking page. */
export function FormSection({ title, isHeld = false, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Card className={styles.part} aria-labelledby={titleId} inert={isHeld}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Card>
  );
}
