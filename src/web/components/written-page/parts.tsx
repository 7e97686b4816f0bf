import { useId } from "react";
import type { Item, Question, Text } from "../../content/page-types.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { dialAddress } from "../../../core/kernel/dial-address.ts";
import { useSite } from "../../present/site.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./parts.module.css";
import { RichText } from "./rich-text.tsx";

/** Names with a few words each, side by side where there is room: sights, seasons, facts. */
export function Items({ items, isDense = false }: { readonly items: readonly Item[]; readonly isDense?: boolean }) {
  return (
    <ul className={isDense ? styles.facts : styles.items}>
      {items.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b>
          <span>
            <RichText text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Questions that open their answers, without scripts too. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const { pages } = useMessages();
  return (
    <section>
      <h2>{pages.questions}</h2>
      <div className={styles.questions}>
        {questions.map(({ question, answer }, at) => (
          <details key={question} open={at === 0}>
            <summary>
              <h3>{question}</h3>
              <Icon name="down" />
            </summary>
            <p>
              <RichText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** How to book with an agent, and what to have at hand for this page's subject. */
export function PhoneSteps({ lead }: { readonly lead: Text }) {
  const { phone } = useMessages().pages;
  const { supportPhone } = useSite().brand;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{phone.title}</h2>
      <p>
        <RichText text={lead} />
      </p>
      <ol className={styles.steps}>
        {phone.steps.map(({ title, text }, at) => (
          <li key={text}>
            <b>{at === 0 ? <a href={dialAddress(supportPhone)}>{title(supportPhone)}</a> : title(supportPhone)}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
