import { useOnTakeOver } from "../../present/hydrated.ts";
import { isChanged } from "../../present/is-changed.ts";
import { FILTERS_FORM } from "../filters/filters-sheet.tsx";
import type { Change, ViewShape } from "./use-address-view.ts";

/** Takes what was ticked, moved or picked before scripts had come: the browser goes on showing it, so the list must follow. */
export function useEarlyChoices<View>(shape: ViewShape<View>, change: Change<View>): void {
  useOnTakeOver(() => {
    const form = document.getElementById(FILTERS_FORM);
    if (!(form instanceof HTMLFormElement)) return;
    const names = new Set([...form.elements].filter(isChanged).map((field) => field.getAttribute("name") ?? ""));
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
