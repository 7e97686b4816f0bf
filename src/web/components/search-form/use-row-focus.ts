import { useEffect, useRef } from "react";
import { rowFields } from "./draft-rows.ts";

/** Gives the focus to the first field of a row as soon as it is there: what was pressed to have it may have gone. */
export function useRowFocus(): (row: number, pressed: HTMLButtonElement) => void {
  const wanted = useRef<{ readonly field: string; readonly form: HTMLFormElement | null } | null>(null);
  useEffect(() => {
    const field = wanted.current && wanted.current.form?.elements.namedItem(wanted.current.field);
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    wanted.current = null;
  });
  return (row, pressed) => void (wanted.current = { field: rowFields(row)[0], form: pressed.form });
}
