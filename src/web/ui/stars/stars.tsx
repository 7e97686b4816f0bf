import styles from "./stars.module.css";

interface StarsProps {
  /** 1 to 5. */
  readonly count: number;
  /** What is read aloud: `4 stars`. */
  readonly label: string;
}

/** So many stars in a row. */
export const Stars = ({ count, label }: StarsProps) => (
  <span className={styles.stars} role="img" aria-label={label}>
    {Array.from({ length: count }, (_, star) => (
      <i key={star} />
    ))}
  </span>
);
