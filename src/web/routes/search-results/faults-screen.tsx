import { useSearchParams } from "react-router";
import { FaultsNotice } from "../../components/results/faults-notice.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { faultSentences } from "./fault-words.ts";
import type { SearchFault } from "./load-results.ts";

/** What keeps a search for flights from being made, sentence by sentence. */
export function FaultsScreen({ faults }: { readonly faults: readonly SearchFault[] }) {
  const words = useMessages().results.faults;
  const { supportPhone } = useSite().brand;
  const [query] = useSearchParams();
  return <FaultsNotice title={words.title} sentences={faultSentences(faults, query, words, supportPhone)} blank={words.none} />;
}
