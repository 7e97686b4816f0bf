import { Kicker } from "../../components/kicker/kicker.tsx";
import { MainSiteLink } from "../../components/site-link/site-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./about-block.module.css";

/** What the agency arranges, and which of it by phone. */
export function AboutBlock() {
  const { home, shell } = useMessages();
  const { name } = useSite().brand;
  const { kicker, title, lead, parts } = home.about;
  return (
    <section className={`section ${styles.about}`} aria-labelledby="about">
      <div className={`wrap ${styles.columns}`}>
        <div className="stack">
          <Kicker>{kicker}</Kicker>
          <h2 id="about">{title}</h2>
          <p className="lead">{lead(name)}</p>
          <p>
            <MainSiteLink to="/about" className={buttonClass()}>
              {shell.aboutUs} <Icon name="right" />
            </MainSiteLink>
          </p>
        </div>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.title}>
              <h3>{part.title}</h3>
              <p>{part.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
