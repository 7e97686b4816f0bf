import { type Attribution, ATTRIBUTIONS } from "../../content/attributions.ts";
import { type Messages, useLocale, useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import { keptPage } from "../../present/kept-page.ts";
import type { Route } from "./+types/route.ts";
import styles from "./attributions.module.css";

export const headers = keptPage;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, ({ attributions }) => ({ title: attributions.title, description: attributions.lead }));

export default function Attributions() {
  const { attributions } = useMessages();
  const locale = useLocale();
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{attributions.title}</h1>
      <p className="lead">{attributions.lead}</p>
      <p>{attributions.illustrative}</p>
      <ul className={styles.list}>
        {ATTRIBUTIONS.map((attribution) => (
          <li key={attribution.what.en}>
            <b>{attribution.what[locale]}</b>
            <a href={attribution.href} rel="noopener">
              {sourceWords(attribution, attributions)}
            </a>
            <span>{licenceWords(attribution, attributions)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Words = Messages["attributions"];

const sourceWords = ({ source, origin }: Attribution, words: Words): string => (origin === undefined ? source : words.from(source, origin));

const licenceWords = ({ licence, dataLicence }: Attribution, words: Words): string =>
  dataLicence === undefined ? licence : words.withData(licence, dataLicence ?? words.publicDomain);
