import { useEffect, useRef, useState } from "react";
import { NO_DETAILS } from "./place-details.ts";
import type { PlaceAnswer, PlaceLookup } from "./place-lookup.ts";
import { type PlaceLookupParts, usePlaceLookup } from "./use-place-lookup.ts";

interface PlaceFieldParts extends PlaceLookupParts {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const NO_PLACES: readonly string[] = [];

/**
 * What a location field does (specification, section 4): focus clears it, typing suggests, picking fills it, and on
 * leaving, a text that is no suggestion becomes the first one. A field that was only passed through keeps what it held.
 */
export function usePlaceField({ kind, value, minimum, onChange, logLabel }: PlaceFieldParts) {
  const { answer, lookup } = usePlaceLookup({ kind, minimum, logLabel });
  const [isFocused, setFocused] = useState(false);
  const [isListWanted, setListWanted] = useState(false);
  // From focus until something is typed or picked: the field looks empty and still holds its value.
  const [isCleared, setCleared] = useState(false);
  // From picking until something is typed or the field is left: it has kept the focus, so coming back to it is a click alone.
  const [isPicked, setPicked] = useState(false);
  const becomeFirst = useFirstPlace({ value, isFocused, answer, lookup, onChange });
  const set = (next: string, list: boolean): void => {
    setCleared(false);
    setPicked(!list);
    setListWanted(list);
    onChange(next);
  };

  return {
    keyword: answer?.keyword ?? "",
    places: answer?.places ?? NO_PLACES,
    /** Whether they are those of the text as it stands: while it is looked up, those of the text before it stay in sight. */
    isCurrent: answer?.keyword === value.trim(),
    details: answer?.details ?? NO_DETAILS,
    text: isCleared ? "" : value,
    /** Whether the text is just being typed, and must not be written otherwise. */
    isTyped: isFocused && !isCleared && !isPicked,
    /** What an empty-looking field still holds. */
    kept: isCleared ? value : "",
    isOpen: isFocused && isListWanted && answer !== null,
    onType(next: string): void {
      set(next, true);
      lookup.type(next);
    },
    onPick: (place: string): void => set(place, false),
    onClose: (): void => setListWanted(false),
    onFocus(): void {
      if (isFocused) return; // The window came back, not the field.
      setFocused(true);
      setCleared(true);
      lookup.clear();
    },
    onClick(): void {
      if (!isPicked) return;
      setPicked(false);
      setCleared(true);
      lookup.clear();
    },
    onLeave(marked: string | undefined, input: HTMLInputElement): void {
      if (document.activeElement === input) return; // The window went away, not the field.
      setFocused(false);
      setListWanted(false);
      setCleared(false);
      setPicked(false);
      if (isCleared || value.trim() === "" || answer?.places.includes(value)) return;
      if (marked === undefined) void becomeFirst(value);
      else onChange(marked);
    },
  };
}

interface FirstPlaceParts extends Pick<PlaceFieldParts, "value" | "onChange"> {
  readonly isFocused: boolean;
  readonly answer: PlaceAnswer | null;
  readonly lookup: PlaceLookup;
}

/** Turns a text that was left into its first suggestion, unless something else holds by the time that is known. */
function useFirstPlace({ value, isFocused, answer, lookup, onChange }: FirstPlaceParts): (typed: string) => Promise<void> {
  // What holds now, for answers that come after it has changed.
  const latest = useRef({ value, isFocused });
  useEffect(() => void (latest.current = { value, isFocused }), [value, isFocused]);
  return async (typed) => {
    latest.current.isFocused = false; // For an answer that is there already: it does not wait for the next drawing.
    const found = answer?.keyword === typed.trim() ? answer : await lookup.settle(typed);
    const first = found?.places[0];
    if (first !== undefined && latest.current.value === typed && !latest.current.isFocused) onChange(first);
  };
}
