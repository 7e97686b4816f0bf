import { Fragment } from "react";
import styles from "./whole-dates.module.css";

/** `Mar-12-2027`, `12-mar-2027`, and the patterns of both: `MMM-DD-YYYY`, `DD-MMM-AAAA`. */
const DATE = /(\p{L}{3}-[\dD]{2}-[\dYA]{4}|[\dD]{2}-\p{L}{3}-[\dYA]{4})/u;

/** A sentence whose dates are not torn apart at their hyphens where a line ends. */
export const WholeDates = ({ children }: { readonly children: string }) =>
  children.split(DATE).map((part, nth) =>
    nth % 2 === 0 ? (
      <Fragment key={nth}>{part}</Fragment>
    ) : (
      <span key={nth} className={styles.date}>
        {part}
      </span>
    ),
  );
