import { SignalFlags } from "../../art/signal-flags/signal-flags.tsx";
import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { CallBackForm } from "./call-back-form.tsx";
import { ContactFacts } from "./contact-facts.tsx";
import styles from "./contact-us.module.css";
import type { EnquiryPage } from "./enquiry-frame.tsx";
import { MessageForm } from "./message-form.tsx";

/** What the flags over the page say. */
const GREETINGS = { en: "HELLO", es: "HOLA" } as const;

/** How to reach the agency, and the two forms. */
export function ContactScreen({ page }: { readonly page: EnquiryPage }) {
  const { contact } = useMessages();
  return (
    <>
      <section className={styles.head}>
        <div className="wrap">
          <Crumbs above={[{ to: "/", label: contact.crumb }]} here={contact.heading} />
          <div className={styles.say}>
            <h1>{contact.heading}</h1>
            <p className="lead">{contact.lead}</p>
            <SignalFlags word={GREETINGS[useLocale()]} className={styles.flags} />
          </div>
          <ContactFacts answerTime={page.answerTime} />
        </div>
      </section>
      <div className={`wrap ${styles.forms}`}>
        <MessageForm page={page} />
        <CallBackForm page={page} />
      </div>
    </>
  );
}
