import { type ReactNode, useEffect, useId, useRef } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { Cell, cellErrorId, cellInput } from "../../ui/cell/cell.tsx";
import { whenLeft } from "../../ui/menu/when-left.ts";
import { type TypedDayParts, useTypedDay } from "./use-typed-day.ts";

interface DateFieldProps extends TypedDayParts {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  /** What the eye sees by the field's color, for those who hear the page. */
  readonly hint?: string | undefined;
  readonly isOpen: boolean;
  /** Whoever opened it by key goes on from the text when it closes; a finger would have the phone's keyboard come up. */
  readonly isOpenByKey: boolean;
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
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const typed = useTypedDay({ value, from, onChange, onDay });
  useCloseFromOutside(field, isOpen, onClose);
  useFocusBack(field, isOpenByKey);
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
          onChange={(event) => typed.type(event.target.value)}
          onBlur={typed.readNow}
          onClick={() => onOpen(false)}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onKeyDown={(event) => {
            if (event.key === "Enter") typed.readNow(); // Before the form that it sends is checked.
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
    const escape = (): void => {
      onClose();
      field.current?.querySelector("input")?.focus();
    };
    return whenLeft(() => field.current, { leave: onClose, escape });
  }, [field, isOpen, onClose]);
}
