import type { ReactNode, Ref } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import type { ButtonLook } from "../../ui/button/button-class.ts";
import type { Intent } from "./manage-outcome.ts";

interface PageFormProps {
  readonly intent: Intent;
  readonly className?: string | undefined;
  readonly look: ButtonLook;
  readonly words: { readonly submit: ReactNode; readonly submitting: string };
  /** What the form goes with: hidden fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Beside the button. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLFormElement>;
  /** Something was typed. */
  readonly onInput?: () => void;
}

/**
 * A form that posts to its page's own address, with and without scripts, and cannot be pressed twice while it is under way. What it lacks the
 * page says, in its own language.
 */
export function PageForm({ intent, className, look, words, fields = {}, beside, children, ref, onInput }: PageFormProps) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  return (
    <Form ref={ref} method="post" noValidate className={className} preventScrollReset={intent === "resend"} onInput={onInput}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div>
        <Button type="submit" {...look} isBusy={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </Button>
        {beside}
      </div>
    </Form>
  );
}
