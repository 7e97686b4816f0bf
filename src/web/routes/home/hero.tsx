import { NavLink } from "react-router";
import { HeroScene } from "../../art/hero/hero-scene.tsx";
import { SearchForm } from "../../components/search-form/search-form.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./hero.module.css";

/** The poster, the promise, and the search form that stands on its shore. */
export function Hero() {
  const { home, shell } = useMessages();
  const [first, second] = home.headline;
  return (
    <section className={styles.hero}>
      <HeroScene label={home.scene} className={styles.scene} />
      <div className={`wrap ${styles.say}`}>
        <h1>
          {first} {second}
        </h1>
        <p>{home.promise}</p>
      </div>
      <div className="wrap">
        <nav className={styles.tabs} aria-label={home.whatToSearch}>
          <NavLink to="/" end>
            <Icon name="plane" /> {shell.flights}
          </NavLink>
          <NavLink to="/hotels">
            <Icon name="bed" /> {shell.hotels}
          </NavLink>
        </nav>
        <div className={styles.form}>
          <SearchForm />
        </div>
      </div>
    </section>
  );
}
