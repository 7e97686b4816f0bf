import { type ReactNode, useEffect, useId, useRef } from "react";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Cell, cellErrorId, cellInput } from "../../ui/cell/cell.tsx";
import { readTypedDate } from "./typed-date.ts";

/** Milliseconds after the last key at which a typed date is read (specification, section 9). */
const TYPING_TIMEOUT_MS = 700;

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** A date typed without its year is the next such day from here on. */
  readonly from: LocalDate;
  readonly error: string | undefined;
  /** What the eye sees by the field's color, for those who hear the page. */
  readonly hint?: string | undefined;
  readonly isOpen: boolean;
  /** Whoever opened it by key goes on from the text when it closes; a finger would have the phone's keyboard come up. */
  readonly isOpenByKey: boolean;
  readonly onChange: (value: string) => void;
  /** What was typed has come to rest and is a day. */
  readonly onDay: (day: LocalDate) => void;
  /** The field was pressed, or the down key in it: the calendar may open. */
  readonly onOpen: (byKey: boolean) => void;
  readonly onClose: () => void;
  /** Somebody may be about to open it. */
  readonly onIntent: () => void;
  /** The calendar while it is open. */
  readonly children: ReactNode;
}

/** A date as text, `MMM-DD-YYYY` or as the language has it. It works alone; the calendar under it only writes into it. */
export function DateField({
  name,
  label,
  value,
  from,
  error,
  hint,
  isOpen,
  isOpenByKey,
  onChange,
  onDay,
  onOpen,
  onClose,
  onIntent,
  children,
}: DateFieldProps) {
  const { search } = useMessages();
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useCloseFromOutside(field, isOpen, onClose);
  useFocusBack(field, isOpenByKey);

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
  const described = [error !== undefined && cellErrorId(id), hint !== undefined && `${id}-hint`];
  const describedBy = described.filter(Boolean).join(" ") || undefined;
  return (
    <div ref={field}>
      <Cell label={label} inputId={id} error={error}>
        <input
          id={id}
          name={name}
          className={cellInput}
          type="text"
          autoComplete="off"
          placeholder={search.dateFormat}
          value={value}
          aria-haspopup="dialog"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            if (timer.current !== undefined) settle(value);
          }}
          onClick={() => onOpen(false)}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            onOpen(true);
          }}
        />
        {hint !== undefined && (
          <span id={`${id}-hint`} className="sr">
            {hint}
          </span>
        )}
        {children}
      </Cell>
    </div>
  );
}

/** Gives the focus back to the text when the calendar closes with it. */
function useFocusBack(field: { readonly current: HTMLElement | null }, isOpenByKey: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpenByKey && document.activeElement === document.body) field.current?.querySelector("input")?.focus();
    wasOpen.current = isOpenByKey;
  }, [field, isOpenByKey]);
}

/** Escape closes and gives the focus back to the text; a press or focus elsewhere only closes. */
function useCloseFromOutside(field: { readonly current: HTMLElement | null }, isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const leave = (event: Event): void => {
      if (event.target instanceof Node && event.target.isConnected && !field.current?.contains(event.target)) onClose();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      onClose();
      field.current?.querySelector("input")?.focus();
    };
    document.addEventListener("pointerdown", leave, listening);
    document.addEventListener("focusin", leave, listening);
    document.addEventListener("keydown", escape, listening);
    return () => listening.abort();
  }, [field, isOpen, onClose]);
}
