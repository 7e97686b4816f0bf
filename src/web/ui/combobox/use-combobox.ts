import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { moveActive } from "./move-active.ts";

interface ComboboxParts {
  readonly text: string;
  /** What each option stands for; the same array until the options change. */
  readonly values: readonly string[];
  /** Whether they answer the text as it stands now. */
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly listLabel: string;
  readonly onPick: (value: string) => void;
  readonly onClose: () => void;
}

/**
 * The behavior of an ARIA combobox with list autocompletion, as properties for its elements. The focus stays in the input;
 * the first option is marked as soon as there are options for the text, arrows move the mark, Enter picks, Escape closes. While a longer text
 * is still looked up, none of the options before it is marked by itself: Enter and Tab must not pick what was not meant.
 */
export function useCombobox({ text, values, isCurrent, isOpen, listLabel, onPick, onClose }: ComboboxParts) {
  const listId = useId();
  const [mark, setMark] = useState({ text, values, index: 0 });
  const isMoved = mark.values === values && mark.text === text;
  const active = isMoved ? mark.index : isCurrent ? 0 : NONE;
  const isListed = isOpen && values.length > 0;
  const marked = isListed ? values[active] : undefined;
  const move = (index: number): void => setMark({ text, values, index });

  const onKeyDown = (event: KeyboardEvent): void => {
    // Whoever writes with an input method says by Enter that a word is written, not that an option is meant.
    if (!isListed || event.nativeEvent.isComposing) return;
    const next = moveActive(event.key, active, values.length);
    if (next !== null) move(next);
    else if (event.key === "Enter" && marked !== undefined) onPick(marked);
    else if (event.key === "Escape") onClose();
    else return;
    event.preventDefault();
  };

  const inputProps: ComponentProps<"input"> = {
    role: "combobox",
    autoComplete: "off",
    "aria-autocomplete": "list",
    "aria-expanded": isListed,
    "aria-controls": listId,
    "aria-activedescendant": marked === undefined ? undefined : `${listId}-${active}`,
    onKeyDown,
  };
  const listProps: ComponentProps<"div"> = { id: listId, role: "listbox", "aria-label": listLabel, hidden: !isListed };
  const optionProps = (index: number, value: string): ComponentProps<"div"> => ({
    id: `${listId}-${index}`,
    role: "option",
    "aria-selected": index === active,
    // Keeps the focus in the input, so that a press is not also a leave.
    onMouseDown: (event) => event.preventDefault(),
    onMouseMove: () => move(index),
    onClick: () => onPick(value),
    ref: (element) => {
      if (index === active) element?.scrollIntoView({ block: "nearest" });
    },
  });
  return { marked, inputProps, listProps, optionProps };
}

/** Where the mark is while no option has it. */
const NONE = -1;
