import styles from "./skeleton.module.css";

interface SkeletonProps {
  /** CSS lengths of what will stand here. */
  readonly width?: string;
  readonly height?: string;
}

/** The shape of something that is still on its way. Put it inside an `aria-hidden` part; words elsewhere say what is awaited. */
export function Skeleton({ width = "100%", height = "1em" }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} />;
}
