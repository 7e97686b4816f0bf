import { useEffect, useRef } from "react";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { useLocale } from "../../i18n/messages.tsx";
import { readTypedDate } from "./typed-date.ts";

/** Milliseconds after the last key at which a typed date is read (specification, section 9). */
const TYPING_TIMEOUT_MS = 700;

/** A text that is to be a day. */
export interface TypedDayParts {
  readonly value: string;
  /** A date typed without its year is the next such day from here on. */
  readonly from: LocalDate;
  readonly onChange: (value: string) => void;
  /** What was typed has come to rest and is a day. */
  readonly onDay: (day: LocalDate) => void;
}

interface TypedDay {
  readonly type: (text: string) => void;
  /** The field is left, or its form is sent from it: what has not come to rest is read at once. */
  readonly readNow: () => void;
}

/** Reads a date that is typed, once the keys have come to rest. */
export function useTypedDay({ value, from, onChange, onDay }: TypedDayParts): TypedDay {
  const locale = useLocale();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const day = readTypedDate(text, from, locale);
    if (day !== null) onDay(day);
  };
  const type = (text: string): void => {
    onChange(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(text), TYPING_TIMEOUT_MS);
  };
  const readNow = (): void => {
    if (timer.current !== undefined) settle(value);
  };
  return { type, readNow };
}
