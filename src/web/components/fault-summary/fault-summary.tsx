import type { Ref } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { Alert } from "../../ui/alert/alert.tsx";

/** One thing that is wrong, and the control that it is wrong with. */
interface SummedFault {
  readonly controlId: string;
  readonly text: string;
}

interface FaultSummaryProps {
  readonly faults: readonly SummedFault[];
  /** It takes the focus when it appears. */
  readonly ref: Ref<HTMLElement>;
}

/** The most fields that the summary lists: an empty form must not push itself out of sight. */
const LISTED_FAULTS = 8;

/** Over a form that has come back: every field at fault with a link to it. */
export function FaultSummary({ faults, ref }: FaultSummaryProps) {
  const { errors } = useMessages().booking;
  return (
    <Alert ref={ref} tone="error" title={errors.title(faults.length)}>
      <ul>
        {faults.slice(0, LISTED_FAULTS).map(({ controlId, text }) => (
          <li key={controlId}>
            <a href={`#${controlId}`}>{text}</a>
          </li>
        ))}
        {faults.length > LISTED_FAULTS && <li>{errors.more(faults.length - LISTED_FAULTS)}</li>}
      </ul>
    </Alert>
  );
}
