import { type ReactNode, useId, useRef } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import styles from "./contact-us.module.css";
import { EnquiryAlert } from "./enquiry-alert.tsx";
import { type EnquiryForm, type EnquiryOutcome, TRAP } from "./enquiry-outcome.ts";
import { type EnquiryFormState, useEnquiryForm } from "./use-enquiry-form.ts";

/** What the page hands to each of its forms. */
export interface EnquiryPage {
  readonly seal: string;
  readonly posted: EnquiryOutcome | undefined;
  /** In which time we answer, in words. */
  readonly answerTime: string;
}

interface EnquiryFrameProps {
  readonly name: EnquiryForm;
  readonly page: EnquiryPage;
  readonly words: { readonly heading: string; readonly submit: string; readonly submitting: string; readonly toast: string };
  readonly lead: string;
  readonly tone: "primary" | "ink";
  readonly children: (form: EnquiryFormState) => ReactNode;
}

/** A form of the page in its sheet: what came of it, its fields, its button. It posts to its page, before and without scripts. */
export function EnquiryFrame({ name, page, words, lead, tone, children }: EnquiryFrameProps) {
  const [sheet, alert] = [useRef<HTMLFormElement>(null), useRef<HTMLElement>(null)];
  const titleId = useId();
  const form = useEnquiryForm({ ...page, name, toast: words.toast }, { form: sheet, alert });
  const { privacy } = useMessages().contact;
  return (
    <Card id={name} className={styles.sheet} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.heading}</h2>
      <p className={styles.note}>{lead}</p>
      <EnquiryAlert form={form} answerTime={page.answerTime} ref={alert} />
      <form.Form
        key={form.round}
        ref={sheet}
        method="post"
        className={styles.form}
        noValidate={form.isLive}
        defaultShouldRevalidate={false}
        onChange={form.touch}
        onSubmit={form.hold}
      >
        <input type="hidden" name="form" value={name} />
        <input type="hidden" name="seal" value={form.seal} />
        {form.isLive && <input type="hidden" name="live" value="yes" />}
        {children(form)}
        <Trap />
        <Button type="submit" tone={tone} size="big" isWide isBusy={form.isBusy}>
          {form.isBusy ? words.submitting : words.submit}
        </Button>
        <p className={styles.note}>
          {privacy.before}
          <Link to="/privacy-policy">{privacy.link}</Link>
          {privacy.after}
        </p>
      </form.Form>
    </Card>
  );
}

/** A field for programs that fill in everything. It is out of sight, out of the order of keys, and silent. */
function Trap() {
  const id = useId();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{useMessages().contact.trap}</label>
      <input id={id} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
