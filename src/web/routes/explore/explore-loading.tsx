import { parsePlace } from "../../../core/places/index.ts";
import { StopWaiting } from "../../components/pending-results/stop-waiting.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./explore-screen.module.css";

const ROWS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** What somebody sees while everywhere is looked at: from where, and the shape of map and list. */
export function ExploreLoading({ query }: { readonly query: URLSearchParams }) {
  const { explore, places } = useMessages();
  const from = parsePlace(query.get("source") ?? "");
  return (
    <div className={`wrap ${styles.layout}`}>
      <header className={styles.head}>
        <h1>{explore.loading.title}</h1>
        <p className="muted">{explore.loading.why(from ? places.city(from.city, from.code) : "")}</p>
        <StopWaiting />
      </header>
      <div className={styles.mapShape} aria-hidden="true">
        <Skeleton height="100%" />
      </div>
      <div className={styles.rows} aria-hidden="true">
        {ROWS.map((row) => (
          <Skeleton key={row} height="3.5rem" />
        ))}
      </div>
    </div>
  );
}
