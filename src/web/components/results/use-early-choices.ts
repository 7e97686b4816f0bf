import { useOnTakeOver } from "../../present/hydrated.ts";
import { FILTERS_FORM } from "../filters/filters-sheet.tsx";
import type { Change, ViewShape } from "./use-address-view.ts";

/** Takes what was ticked, moved or picked before scripts had come: the browser goes on showing it, so the list must follow. */
export function useEarlyChoices<View>(shape: ViewShape<View>, change: Change<View>): void {
  useOnTakeOver(() => {
    const form = document.getElementById(FILTERS_FORM);
    if (!(form instanceof HTMLFormElement)) return;
    const names = new Set([...form.elements].filter(isTouched).map(({ name }) => name));
    if (names.size === 0) return;
    const said = new FormData(form);
    change((now) => {
      const query = shape.write(new URLSearchParams(), now);
      for (const name of names) {
        query.delete(name);
        for (const value of said.getAll(name)) query.append(name, String(value));
      }
      return shape.read(query);
    });
  });
}

/** Whether a field says something else than the page said when it came. */
function isTouched(field: Element): field is HTMLInputElement | HTMLSelectElement {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field instanceof HTMLInputElement && (field.checked !== field.defaultChecked || field.value !== field.defaultValue);
}
