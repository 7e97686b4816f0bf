import { type ReactNode, useId } from "react";
import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { FilterControls } from "./filter-controls.ts";
import styles from "./filters.module.css";

interface FilterGroupProps<Group extends string> {
  readonly group: Group;
  readonly title: string;
  readonly note?: string | undefined;
  readonly controls: Pick<FilterControls<unknown, Group>, "resetLink">;
  readonly children: ReactNode;
}

/** A heading with its Reset, and the group's choices under it. */
export function FilterGroup<Group extends string>({ group, title, note, controls, children }: FilterGroupProps<Group>) {
  const { filters } = useMessages().results;
  const headingId = useId();
  return (
    <fieldset className={styles.group} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>
          {title}
          {note && <small>{note}</small>}
        </h3>
        <Link {...controls.resetLink(group)} className={styles.reset} aria-label={filters.resetGroup(title)}>
          {filters.reset}
        </Link>
      </div>
      {children}
    </fieldset>
  );
}
