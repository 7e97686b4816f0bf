import { useEffect } from "react";
import { enquiryKey, forget } from "../../components/booking-form/draft-storage.ts";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./contact-us.module.css";
import { formThankedFor, type Thanks } from "./enquiry-outcome.ts";

/** Where a form leads without scripts: thanks, and what happens next. */
export function ThanksScreen({ thanks, answerTime }: { readonly thanks: Thanks; readonly answerTime: string }) {
  const { sent } = useMessages().contact;
  const { title, next } = sent[thanks];
  useEffect(() => forget(enquiryKey(formThankedFor(thanks))), [thanks]);
  return (
    <section className={`wrap ${styles.thanks}`}>
      <Icon name="check" />
      <h1>{title}</h1>
      <p className="lead">{next(answerTime)}</p>
      <p>
        {sent.call} <PhoneLink />
      </p>
      <div className={styles.steps}>
        <Link to="/" className={buttonClass({ tone: "primary", size: "big" })}>
          {sent.home}
        </Link>
        <Link to="/contact-us" className={buttonClass({ size: "big" })}>
          {sent.another}
        </Link>
      </div>
    </section>
  );
}
