import { useSearchParams } from "react-router";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { EmptySea } from "./empty-sea.tsx";
import { faultWords } from "./fault-words.ts";
import type { SearchFault } from "./load-results.ts";
import styles from "./results-screen.module.css";

/** What keeps a search from being made, sentence by sentence; without any fault, an invitation to search. */
export function FaultsScreen({ faults }: { readonly faults: readonly SearchFault[] }) {
  const words = useMessages().results.faults;
  const { supportPhone } = useSite().brand;
  const [query] = useSearchParams();
  const help = (
    <p>
      {words.help} <PhoneLink />
    </p>
  );
  if (faults.length === 0) {
    return (
      <section className={`wrap ${styles.problem}`}>
        <EmptySea />
        <h1>{words.none.title}</h1>
        <p>{words.none.why}</p>
        {help}
      </section>
    );
  }
  return (
    <div className={`wrap ${styles.faults}`}>
      <h1>{words.title}</h1>
      <Alert tone="error" title={faultWords(faults[0] ?? { code: "required", field: "date" }, query, words, supportPhone)}>
        {faults.length > 1 && (
          <ul>
            {faults.slice(1).map((fault) => (
              <li key={fault.field}>{faultWords(fault, query, words, supportPhone)}</li>
            ))}
          </ul>
        )}
      </Alert>
      {help}
    </div>
  );
}
