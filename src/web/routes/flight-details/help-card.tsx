import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Alert } from "../../ui/alert/alert.tsx";

/** The agent's line, for whoever would rather book by phone. */
export function HelpCard() {
  const { help } = useMessages().booking;
  return (
    <Alert tone="info" title={help.title}>
      <p>
        {help.why} <PhoneLink />
      </p>
    </Alert>
  );
}
