import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { searchQueryOf } from "../../../core/flights/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./watch.module.css";
import { WatchFrame } from "./watch-frame.tsx";

/** What a link shows of its watch. */
type LinkedWatch = NonNullable<Awaited<ReturnType<UseCases["findWatch"]>>>;

/** A link that is none of ours, or too old to be known. */
export function UnknownLink() {
  const { unknown } = useMessages().watch;
  return (
    <WatchFrame heading={unknown.heading} lead={unknown.lead}>
      <div className={styles.ways}>
        <Link className={buttonClass({ tone: "ink" })} to="/">
          {unknown.home}
        </Link>
      </div>
    </WatchFrame>
  );
}

/** How a watch came to its end. */
export function EndedWatch({ watch }: { readonly watch: LinkedWatch }) {
  const { ended } = useMessages().watch;
  const { heading, lead } = ended[watch.ending ?? "over"];
  return (
    <WatchFrame heading={heading} lead={lead} search={watch.search}>
      <ToFlights watch={watch} label={ended.again} />
    </WatchFrame>
  );
}

export function ToFlights({ watch: { search, ending }, label }: { readonly watch: LinkedWatch; readonly label: string }) {
  return (
    <div className={styles.ways}>
      <Link className={buttonClass({ tone: "ink" })} to={ending === "over" ? "/" : `/search-results?${searchQueryOf(search)}`}>
        {label}
      </Link>
    </div>
  );
}

interface AskOnceProps {
  readonly heading: string;
  readonly lead: string;
  readonly watch: LinkedWatch;
  readonly button: string;
  readonly busy: string;
  readonly children?: ReactNode;
}

/** The question of a link: mail programs open links by themselves, so that nothing happens before somebody presses. */
export function AskOnce({ heading, lead, watch, button, busy, children }: AskOnceProps) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <WatchFrame heading={heading} lead={lead} search={watch.search} told={watch.toldTotal}>
      {children}
      <Form method="post">
        <Button type="submit" tone="primary" size="big" isBusy={isBusy}>
          {isBusy ? busy : button}
        </Button>
      </Form>
    </WatchFrame>
  );
}
