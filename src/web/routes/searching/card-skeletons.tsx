import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./card-skeletons.module.css";

/** The shape of the results: filters at the side, flight cards in the middle. */
export function CardSkeletons({ count }: { readonly count: number }) {
  return (
    <div className={`wrap ${styles.page}`} aria-hidden="true">
      <div className={styles.side}>
        {["first", "second", "third"].map((group) => (
          <div key={group} className={styles.group}>
            <Skeleton width="40%" height="1.1rem" />
            <Skeleton />
            <Skeleton width="92%" />
            <Skeleton width="96%" />
          </div>
        ))}
      </div>
      <div className={styles.cards}>
        {Array.from({ length: count }, (_, card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}

const CardSkeleton = () => (
  <div className={styles.card}>
    <div className={styles.flight}>
      <LegSkeleton />
      <LegSkeleton />
    </div>
    <div className={styles.price}>
      <Skeleton width="7rem" height="1.75rem" />
      <Skeleton width="9rem" height="0.9rem" />
      <Skeleton height="2.75rem" />
    </div>
  </div>
);

const LegSkeleton = () => (
  <div className={styles.leg}>
    <Skeleton width="2.75rem" height="2.75rem" />
    <ClockSkeleton />
    <Skeleton height="3px" />
    <ClockSkeleton />
  </div>
);

const ClockSkeleton = () => (
  <div className={styles.clock}>
    <Skeleton height="1.3rem" />
    <Skeleton width="60%" height="0.8rem" />
  </div>
);
