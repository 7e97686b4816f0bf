import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { ComboboxOption } from "../../ui/combobox/combobox.tsx";
import { createPlaceLookup, fetchPlaces, type PlaceAnswer } from "./place-lookup.ts";

interface PlaceFieldParts {
  readonly value: string;
  readonly minimum: number;
  readonly onChange: (value: string) => void;
  /** The first words of the line that a failed lookup writes to the browser's console. */
  readonly logLabel: string;
}

/**
 * What a location field does (specification, section 4): focus clears it, typing suggests, picking fills it, and on
 * leaving, a text that is no suggestion becomes the first one. A field that was only passed through keeps what it held.
 */
export function usePlaceField({ value, minimum, onChange, logLabel }: PlaceFieldParts) {
  const [answer, setAnswer] = useState<PlaceAnswer | null>(null);
  const [isOpen, setOpen] = useState(false);
  // True from focus until something is typed or picked: the field looks empty and still holds its value.
  const [isCleared, setCleared] = useState(false);
  const isFocused = useRef(false);
  // What the field holds now, for answers that come after it has changed.
  const latest = useRef(value);
  useEffect(() => void (latest.current = value), [value]);
  const lookup = useLookup(minimum, logLabel, (found) => {
    setAnswer(found);
    setOpen(found !== null && isFocused.current);
  });

  const set = (next: string): void => {
    setCleared(false);
    onChange(next);
  };
  const becomeFirst = async (typed: string): Promise<void> => {
    const found = answer?.keyword === typed.trim() ? answer : await lookup.settle(typed);
    const first = found?.places[0];
    if (first !== undefined && latest.current === typed && !isFocused.current) onChange(first);
  };

  return {
    answer,
    isOpen,
    text: isCleared ? "" : value,
    options: (content: (place: string, keyword: string) => ReactNode): readonly ComboboxOption[] =>
      (answer?.places ?? []).map((place) => ({ value: place, content: content(place, answer?.keyword ?? "") })),
    type(next: string): void {
      set(next);
      lookup.type(next);
    },
    pick(place: string): void {
      set(place);
      setOpen(false);
    },
    close: () => setOpen(false),
    focus(): void {
      if (isFocused.current) return; // The window came back, not the field.
      isFocused.current = true;
      setCleared(true);
      lookup.clear();
    },
    leave(marked: string | undefined, input: HTMLInputElement): void {
      if (document.activeElement === input) return; // The window went away, not the field.
      isFocused.current = false;
      setOpen(false);
      setCleared(false);
      if (isCleared || value.trim() === "" || answer?.places.includes(value)) return;
      if (marked === undefined) void becomeFirst(value);
      else onChange(marked);
    },
  };
}

function useLookup(minimum: number, logLabel: string, onAnswer: (answer: PlaceAnswer | null) => void) {
  const show = useRef(onAnswer);
  useEffect(() => void (show.current = onAnswer));
  const lookup = useMemo(() => {
    const logFailure = (error: unknown): void => globalThis.console.error(logLabel, error);
    return createPlaceLookup({ ask: fetchPlaces, show: (answer) => show.current(answer), logFailure, minimum });
  }, [minimum, logLabel]);
  useEffect(() => () => lookup.clear(), [lookup]);
  return lookup;
}
