import { StopWaiting } from "../../components/pending-results/stop-waiting.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./hotels-loading.module.css";
import layout from "./hotels-screen.module.css";

/** How many cards the shape has. */
const CARDS = 3;

/** What somebody sees while hotels are searched: what is searched, and the shape of the results. */
export function HotelsLoading({ query }: { readonly query: URLSearchParams }) {
  const { loading } = useMessages().hotels.results;
  const place = query.get("org") ?? "";
  return (
    <div className={`wrap ${layout.layout}`}>
      <header>
        <h1 className={styles.title}>{loading.title}</h1>
        <p className="muted">{place === "" ? "" : loading.where(place)}</p>
        <StopWaiting />
      </header>
      <div className={styles.side} aria-hidden="true">
        {["first", "second", "third"].map((group) => (
          <div key={group} className={styles.group}>
            <Skeleton width="40%" height="1.1rem" />
            <Skeleton />
            <Skeleton width="92%" />
            <Skeleton width="96%" />
          </div>
        ))}
      </div>
      <div className={styles.cards} aria-hidden="true">
        {Array.from({ length: CARDS }, (_, card) => (
          <CardShape key={card} />
        ))}
      </div>
      <div className={styles.map} aria-hidden="true">
        <Skeleton height="100%" />
      </div>
    </div>
  );
}

const CardShape = () => (
  <div className={styles.card}>
    <Skeleton height="100%" />
    <div className={styles.words}>
      <Skeleton width="9rem" height="0.9rem" />
      <Skeleton width="70%" height="1.5rem" />
      <Skeleton width="12rem" height="2rem" />
      <Skeleton width="60%" height="1.6rem" />
      <div className={styles.pay}>
        <Skeleton width="8rem" height="1.6rem" />
        <Skeleton width="8rem" height="2.75rem" />
      </div>
    </div>
  </div>
);
