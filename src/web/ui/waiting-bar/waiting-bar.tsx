import styles from "./waiting-bar.module.css";

/** Shows that something goes on: how far it is, nobody can say. `className` gives it its place and size. */
export const WaitingBar = ({ className = "" }: { readonly className?: string | undefined }) => (
  <div className={`${styles.bar} ${className}`} aria-hidden="true" />
);
