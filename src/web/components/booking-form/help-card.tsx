import { Alert } from "../../ui/alert/alert.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";

interface HelpCardProps {
  readonly title: string;
  readonly why: string;
}

/** The agent's line, for whoever would rather talk. */
export function HelpCard({ title, why }: HelpCardProps) {
  return (
    <Alert tone="info" title={title}>
      <p>
        {why} <PhoneLink />
      </p>
    </Alert>
  );
}
