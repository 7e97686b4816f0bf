import { type RefObject, useCallback, useEffect, useRef } from "react";
import { bringIntoView } from "../../ui/menu/bring-into-view.ts";

interface ChosenPin<Id> {
  /** The map's section. The pins stand in it, of which the chosen one calls itself current. */
  readonly section: RefObject<HTMLElement | null>;
  /** What is said of the chosen one stands in it, beginning with a link. */
  readonly foot: RefObject<HTMLDivElement | null>;
  readonly choose: (id: Id) => void;
  readonly close: () => void;
}

/**
 * Leads the focus from a pin that is pressed to what is then said of it, which comes into sight, and back to the pin when that is closed: by its
 * button, or by Escape anywhere in the map.
 */
export function useChosenPin<Id>(chosen: Id | null, onChoose: (id: Id | null) => void): ChosenPin<Id> {
  const section = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // After each drawing: the same pin may be pressed again, and who comes back to a chosen one has pressed none.
  useEffect(() => {
    if (!isPressed.current || !foot.current) return;
    isPressed.current = false;
    foot.current.querySelector("a")?.focus({ preventScroll: true });
    bringIntoView(foot.current);
  });
  const close = useCallback((): void => {
    section.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
    onChoose(null);
  }, [onChoose]);
  useEffect(() => {
    const element = section.current;
    if (!element || chosen === null) return undefined;
    const press = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") close();
    };
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  }, [chosen, close]);
  const choose = (id: Id): void => {
    isPressed.current = true;
    onChoose(id);
  };
  return { section, foot, choose, close };
}
