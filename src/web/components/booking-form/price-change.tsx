import type { ReactNode, Ref } from "react";
import type { Money } from "../../../core/kernel/index.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { PriceFigures } from "./price-figures.tsx";

interface PriceChangeProps {
  readonly title: string;
  /** As it was shown. */
  readonly before: Money;
  readonly now: Money;
  /** What came of it, and what can be done. */
  readonly why: string;
  /** What asks for consent, where something waits for it. */
  readonly children?: ReactNode;
  /** It takes the focus when it has come back from the server. */
  readonly ref?: Ref<HTMLElement>;
}

/** A price that is another one now: both totals and what lies between them. */
export function PriceChange({ title, before, now, why, children, ref }: PriceChangeProps) {
  return (
    <Alert {...(ref ? { ref, isUrgent: true } : {})} tone="warn" title={title}>
      <p>{why}</p>
      <PriceFigures before={before} now={now} />
      {children}
    </Alert>
  );
}
