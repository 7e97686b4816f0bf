import { type FocusEventHandler, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import styles from "./combobox.module.css";
import { moveActive } from "./move-active.ts";

export interface ComboboxOption {
  readonly value: string;
  readonly content: ReactNode;
}

interface ComboboxProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly inputClass?: string | undefined;
  readonly isRequired?: boolean;
  /** Id of the line that says what is wrong; its presence marks the field as invalid. */
  readonly errorId?: string | undefined;
  readonly options: readonly ComboboxOption[];
  readonly isOpen: boolean;
  readonly listLabel: string;
  /** Said to screen readers when it changes: how many options there are, or that there are none. */
  readonly status: string;
  /** Shown in place of the options when there are none. */
  readonly note?: string | undefined;
  readonly onType: (text: string) => void;
  /** An option was chosen, by pointer or key. */
  readonly onPick: (value: string) => void;
  readonly onClose: () => void;
  readonly onFocus: FocusEventHandler<HTMLInputElement>;
  /** Focus left; `active` is the option that was marked then. */
  readonly onLeave: (active: string | undefined, input: HTMLInputElement) => void;
}

/** A text input with a list of suggestions (ARIA combobox with list autocompletion); the first option is marked as soon as there are options. */
export function Combobox(props: ComboboxProps) {
  const { id, options, isOpen, note } = props;
  const listId = useId();
  const [active, setActive] = useState(0);
  useEffect(() => setActive(0), [options]);
  const marked = isOpen ? options[active] : undefined;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (!isOpen || options.length === 0) return;
    const next = moveActive(event.key, active, options.length);
    if (next !== null) setActive(next);
    else if (event.key === "Enter" && marked) props.onPick(marked.value);
    else if (event.key === "Escape") props.onClose();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        id={id}
        name={props.name}
        className={props.inputClass}
        value={props.value}
        placeholder={props.placeholder}
        required={props.isRequired}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen && options.length > 0}
        aria-controls={listId}
        aria-activedescendant={marked ? `${listId}-${active}` : undefined}
        aria-invalid={props.errorId ? true : undefined}
        aria-describedby={props.errorId}
        onChange={(event) => props.onType(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={props.onFocus}
        onBlur={(event) => props.onLeave(marked?.value, event.currentTarget)}
      />
      <div className={styles.popup} hidden={!isOpen}>
        <ul id={listId} role="listbox" aria-label={props.listLabel} className={styles.list} hidden={options.length === 0}>
          {options.map((option, index) => (
            <Option
              key={option.value}
              id={`${listId}-${index}`}
              option={option}
              isActive={index === active}
              onHover={() => setActive(index)}
              onPick={props.onPick}
            />
          ))}
        </ul>
        {options.length === 0 && note && <p className={styles.note}>{note}</p>}
      </div>
      <span className="sr" role="status">
        {isOpen ? props.status : ""}
      </span>
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly isActive: boolean;
  readonly onHover: () => void;
  readonly onPick: (value: string) => void;
}

function Option({ id, option, isActive, onHover, onPick }: OptionProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      ref={(item) => {
        if (isActive) item?.scrollIntoView({ block: "nearest" });
      }}
      // Keeps the focus in the input, so that a press is not also a leave.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onHover}
      onClick={() => onPick(option.value)}
    >
      {option.content}
    </li>
  );
}
