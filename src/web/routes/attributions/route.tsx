import { ATTRIBUTIONS } from "../../content/attributions.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import { keptPage } from "../../present/kept-page.ts";
import type { Route } from "./+types/route.ts";
import styles from "./attributions.module.css";

export const headers = keptPage;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, ({ attributions }) => ({ title: attributions.title, description: attributions.lead }));

export default function Attributions() {
  const { attributions } = useMessages();
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{attributions.title}</h1>
      <p className="lead">{attributions.lead}</p>
      <p>{attributions.illustrative}</p>
      <ul className={styles.list}>
        {ATTRIBUTIONS.map(({ what, source, licence, href }) => (
          <li key={what}>
            <b>{what}</b>
            <a href={href} rel="noopener">
              {source}
            </a>
            <span>{licence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
