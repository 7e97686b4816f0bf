import { useLocation } from "react-router";
import { Link } from "../../i18n/navigation.tsx";
import { LogoMark } from "../../art/logo/logo-mark.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { CurrencySelect } from "../currency-select/currency-select.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { MOBILE_MENU_ID, MobileMenu } from "./mobile-menu.tsx";
import styles from "./site-header.module.css";

/** A name of so many letters stands beside every link of the bar in one line of large ones. */
const SHORT_NAME = 10;

/** The bar on every page: where to go, the currency, and the support line. */
export function SiteHeader() {
  const { shell } = useMessages();
  const { brand } = useSite();
  const here = useLocation();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Link
          to="/"
          className={brand.name.length > SHORT_NAME ? `${styles.logo} ${styles.long}` : styles.logo}
          aria-label={shell.home(brand.name)}
        >
          <LogoMark />
          <span>{brand.name}</span>
        </Link>
        <MainNavigation address={here.key} />
        <div className={styles.tools}>
          <div className={styles.wide}>
            <LanguageSwitch className={styles.link} />
            <CurrencySelect />
          </div>
          <PhoneLink className={`${styles.link} ${styles.number}`} />
          <PhoneLink className={buttonClass({ tone: "ink", size: "small" })} label={shell.requestACall}>
            <Icon name="phone" />
            <span className={styles.callLong}>{shell.requestACall}</span>
            <span className={styles.callShort}>{shell.requestACallShort}</span>
          </PhoneLink>
          <Button tone="quiet" size="icon" className={styles.menuButton} popoverTarget={MOBILE_MENU_ID} aria-label={shell.menu}>
            <Icon name="menu" />
          </Button>
        </div>
      </div>
      <MobileMenu address={here.key} />
    </header>
  );
}
