import styles from "./kicker.module.css";

/** A small sun on a short horizon and a few words, before a section's heading. */
export const Kicker = ({ children }: { readonly children: string }) => <p className={styles.kicker}>{children}</p>;
