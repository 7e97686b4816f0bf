import { Kicker } from "../../components/kicker/kicker.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import styles from "./before-you-book.module.css";

const FACTS = [
  ["total", "tag"],
  ["cancel", "clock"],
  ["pay", "bed"],
  ["pictures", "info"],
] as const satisfies readonly (readonly [string, IconName])[];

/** What a total holds, when free cancellation ends, who takes the money, what the pictures are. */
export function BeforeYouBook() {
  const { facts, illustrative } = useMessages().hotels.home;
  return (
    <section className="section wrap" aria-labelledby="before-you-book">
      <div className={styles.head}>
        <Kicker>{facts.kicker}</Kicker>
        <h2 id="before-you-book">{facts.title}</h2>
      </div>
      <ul className={styles.facts}>
        {FACTS.map(([name, icon]) => (
          <li key={name}>
            <Icon name={icon} className={styles.icon} />
            <h3>{facts[name].title}</h3>
            <p>{facts[name].text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{illustrative}</p>
    </section>
  );
}
