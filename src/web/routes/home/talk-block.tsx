import { MainSiteLink } from "../../components/site-link/site-link.tsx";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useSite } from "../../present/site.tsx";
import styles from "./talk-block.module.css";

/** The phone line, for whoever would rather talk. */
export function TalkBlock() {
  const { home, shell } = useMessages();
  const { supportPhone } = useSite().brand;
  return (
    <section className="wrap section" aria-labelledby="talk">
      <div className={styles.band}>
        <div className="stack">
          <h2 id="talk">{home.talk.title}</h2>
          <p className="lead">{home.talk.lead}</p>
        </div>
        <div className="row">
          <PhoneLink className={buttonClass({ tone: "ink", size: "big" })} label={shell.requestACall}>
            <Icon name="phone" /> {supportPhone}
          </PhoneLink>
          <MainSiteLink to="/contact-us" className={buttonClass({ size: "big" })}>
            {shell.contactUs}
          </MainSiteLink>
        </div>
      </div>
    </section>
  );
}
