import { type FormEvent, type Ref, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { EMAIL_MAX_LENGTH } from "../../../core/booking/index.ts";
import { type FlightSearch, searchQueryOf } from "../../../core/flights/index.ts";
import { CHECK_HOURS, CONFIRM_HOURS, LEAST_DROP, leastDropText, MOST_WATCHES } from "../../../core/watches/index.ts";
import { Link, usePathHere } from "../../i18n/navigation.tsx";
import { type Messages, useLocale, useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { useSite } from "../../present/site.tsx";
import { isOffline } from "../../present/unanswered.ts";
import { useSpeakUp } from "../../present/use-speak-up.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import styles from "./watch-form.module.css";
import type { WatchFault, WatchOutcome } from "./watch-outcome.ts";

interface WatchFormProps {
  readonly search: FlightSearch;
  /** What came with the document, when the form was posted without scripts. */
  readonly posted?: WatchOutcome | undefined;
}

/** Asks for an address to be written to when the cheapest total of a search falls. Posts to a page of its own; with scripts its answer appears in its place. */
export function WatchForm({ search, posted }: WatchFormProps) {
  const { watch } = useMessages();
  const { currency } = useSite();
  const [locale, action] = [useLocale(), usePathHere()("/watch")];
  const fetcher = useFetcher<WatchOutcome>();
  const [isLive, alert] = [useHydrated(), useRef<HTMLElement>(null)];
  const outcome = fetcher.data ?? posted;
  const [isDown, noteDown] = useState(false);
  useSpeakUp(alert, [outcome, isDown], () => outcome !== undefined || isDown);
  if (outcome?.kind === "sent") return <WatchSent ref={alert} email={outcome.email} />;
  const fault: WatchFault | undefined = isDown ? { code: "unanswered" } : outcome?.fault;
  const isBusy = fetcher.state !== "idle";
  const least = leastDropText(currency, locale);
  // Sent without a line, the page that the form is for would not come, whose fault would take the place of what the form stands on.
  const onSubmit = (event: FormEvent): void => {
    noteDown(isOffline());
    if (isOffline()) event.preventDefault();
  };
  return (
    <fetcher.Form
      method="post"
      action={action}
      className={styles.form}
      noValidate={isLive}
      defaultShouldRevalidate={false}
      onSubmit={onSubmit}
    >
      {fault && fault.code !== "invalid_email" && (
        <Alert ref={alert} tone="warn" title={watch.faults.title}>
          <p>{faultText(fault, watch.faults)}</p>
        </Alert>
      )}
      {/* The field has the focus already: nothing else would say what is wrong with it. */}
      <div role="alert" className="sr">
        {isLive && fault?.code === "invalid_email" && watch.faults.invalid_email}
      </div>
      <p>{watch.lead}</p>
      {[...searchQueryOf(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isLive && <input type="hidden" name="live" value="yes" />}
      <div className={styles.row}>
        <TextField
          label={watch.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          required
          defaultValue={outcome?.email}
          error={fault?.code === "invalid_email" ? watch.faults.invalid_email : undefined}
        />
        <Button type="submit" tone="ink" isBusy={isBusy}>
          {isBusy ? watch.submitting : watch.submit}
        </Button>
      </div>
      <p className={styles.note}>{watch.rule(LEAST_DROP.percent, least, CHECK_HOURS)}</p>
      <p className={styles.note}>
        {watch.privacy.before}
        <Link to="/privacy-policy">{watch.privacy.link}</Link>
        {watch.privacy.after}
      </p>
    </fetcher.Form>
  );
}

interface WatchSentProps {
  readonly ref?: Ref<HTMLElement>;
  /** Where the page knows it: the address of a page never holds one. */
  readonly email?: string;
}

/** That a mail is on its way, and why there may be none: the same for every address. */
export function WatchSent({ ref, email }: WatchSentProps) {
  const { sent } = useMessages().watch;
  return (
    <div className={styles.sent}>
      <Alert {...(ref && { ref })} tone="good" title={sent.title}>
        <p>{sent.why(CONFIRM_HOURS, email ?? null)}</p>
        <p>{sent.unless(MOST_WATCHES)}</p>
      </Alert>
    </div>
  );
}

function faultText(fault: WatchFault, words: Messages["watch"]["faults"]): string {
  return fault.code === "too_many" ? words.too_many(Math.ceil(fault.retryAfterSeconds / 60)) : words[fault.code];
}
