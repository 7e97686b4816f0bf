import { type ReactNode, useEffect, useRef } from "react";
import { bringIntoView } from "../menu/bring-into-view.ts";
import { keepWithin } from "../menu/keep-within.ts";
import styles from "./combobox.module.css";
import { useCombobox } from "./use-combobox.ts";

interface ComboboxProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly placeholder: string;
  readonly isRequired?: boolean;
  readonly inputClass: string | undefined;
  /** Id of the line that says what is wrong; its presence marks the field as invalid. */
  readonly errorId: string | undefined;
  /** What can be picked; the same array until it changes. */
  readonly values: readonly string[];
  /** Whether they answer the text as it stands now. */
  readonly isCurrent: boolean;
  readonly renderOption: (value: string) => ReactNode;
  readonly isOpen: boolean;
  readonly listLabel: string;
  /** Said to screen readers when it changes: how many options there are, or why there are none; the latter is also shown. */
  readonly status: string;
  readonly onType: (text: string) => void;
  readonly onPick: (value: string) => void;
  readonly onClose: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
  /** The focus left; `marked` is the option that was marked then. */
  readonly onLeave: (marked: string | undefined, input: HTMLInputElement) => void;
}

/** A text input, required unless it says otherwise, with a list of suggestions. Stands inside a positioned box, which the list hangs from. */
export function Combobox(props: ComboboxProps) {
  const { id, values, isOpen, errorId, status } = props;
  const { marked, inputProps, listProps, optionProps } = useCombobox(props);
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen || popup.current === null) return undefined;
    bringIntoView(popup.current);
    return keepWithin(popup.current);
  }, [isOpen]);
  return (
    <>
      <input
        {...inputProps}
        id={id}
        name={props.name}
        className={props.inputClass}
        type="text"
        value={props.text}
        placeholder={props.placeholder}
        required={props.isRequired ?? true}
        autoCapitalize="words"
        spellCheck={false}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        onChange={(event) => props.onType(event.target.value)}
        onFocus={props.onFocus}
        onClick={props.onClick}
        onBlur={(event) => props.onLeave(marked, event.currentTarget)}
      />
      <div ref={popup} className={styles.popup} hidden={!isOpen} data-open={isOpen || undefined}>
        <div {...listProps} className={styles.list} tabIndex={-1}>
          {values.map((value, index) => (
            <div key={value} {...optionProps(index, value)} className={styles.option}>
              {props.renderOption(value)}
            </div>
          ))}
        </div>
        {values.length === 0 && <p className={styles.note}>{status}</p>}
      </div>
      <output className="sr">{isOpen ? status : ""}</output>
    </>
  );
}
