import type { ComponentPropsWithRef } from "react";
import styles from "./card.module.css";

/** A sheet of the page that holds one thing. */
export function Card({ className, ...section }: ComponentPropsWithRef<"section">) {
  return <section {...section} className={[styles.card, className].filter(Boolean).join(" ")} />;
}
