import { type ReactNode, useEffect, useId, useRef } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { Cell, cellErrorId, cellInput } from "../../ui/cell/cell.tsx";
import { tidyDate } from "./typed-date.ts";

/** Milliseconds after the last key at which a typed date is read (specification, section 9). */
const TYPING_TIMEOUT_MS = 700;

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly onChange: (value: string) => void;
  /** The field was entered or pressed: the calendar may open. */
  readonly onOpen: () => void;
  readonly onIntent: () => void;
  readonly children?: ReactNode;
}

/** A date as text, `MMM-DD-YYYY`. It works alone; the calendar beside it only writes into it. */
export function DateField({ name, label, value, error, className, onChange, onOpen, onIntent, children }: DateFieldProps) {
  const { search } = useMessages();
  const { today } = useSite();
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string): void => {
    onChange(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(tidyDate(text, today)), TYPING_TIMEOUT_MS);
  };
  const settle = (): void => {
    clearTimeout(timer.current);
    const tidy = tidyDate(value, today);
    if (tidy !== value) onChange(tidy);
  };
  return (
    <Cell label={label} inputId={id} error={error} className={className}>
      <input
        id={id}
        name={name}
        className={cellInput}
        type="text"
        autoComplete="off"
        placeholder={search.dateFormat}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : cellErrorId(id)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onClick={onOpen}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") onOpen();
        }}
      />
      {children}
    </Cell>
  );
}
