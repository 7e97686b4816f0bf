import type { ComponentProps } from "react";
import { buttonClass, type ButtonLook } from "./button-class.ts";

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Something is under way: the button shows it and takes no press. */
    readonly isBusy?: boolean | undefined;
  };

/** A button. `primary` is the one action of a screen; beside it use `ink` or the plain one. Links that look the same take `buttonClass`. */
export function Button({ tone, size, isWide, isBusy = false, className, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={buttonClass({ tone, size, isWide }, className)}
    />
  );
}
