import type { ReactNode } from "react";
import { AirlineFin } from "../../art/airline-fin/airline-fin.tsx";
import { posterOf } from "../../art/posters/index.ts";
import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { MOST_LETTERS, PageSearch } from "../../components/page-search/page-search.tsx";
import { PLACES_PATH, POLICIES_ID } from "../../components/site-header/destinations.ts";
import { pageContext } from "../../context.ts";
import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import { keptPage } from "../../present/kept-page.ts";
import type { PageHandle } from "../../present/plain-page.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import type { Route } from "./+types/route.ts";
import { countPages, findPages, type IndexEntry } from "./find-pages.server.ts";
import styles from "./places.module.css";
import { searchWords } from "./search-words.ts";

/** The search is a plain form: nothing here needs a script. */
export const handle: PageHandle = { isPlain: true };

export function loader(args: Route.LoaderArgs) {
  const words = searchWords(new URL(args.request.url).searchParams, MOST_LETTERS);
  const index = findPages(pageContext(args).locale, words);
  return { words, index, count: countPages(index) };
}

export const headers = keptPage;

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ pages: { places, crumbs } }) => ({
    title: places.title,
    description: places.description,
    isHidden: loaderData?.words !== "",
    structured: [{ kind: "crumbs", above: [{ to: "/", label: crumbs.flights }], here: crumbs.places }],
  }));

/** Every page that is written, by kind, and a search among them. */
export default function Places({ loaderData: { words, index, count } }: Route.ComponentProps) {
  const { places, crumbs } = useMessages().pages;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <Crumbs above={[{ to: "/", label: crumbs.flights }]} here={crumbs.places} />
        <h1>{places.heading}</h1>
        <p className="lead">{places.lead}</p>
        <PageSearch words={words} />
        {words !== "" && (
          <p className={styles.found}>
            {count > 0 ? places.found(count, words) : places.nothing(words)}{" "}
            <Link to={count > 0 ? PLACES_PATH : "/"} className={buttonClass({ size: "small" })}>
              {count > 0 ? places.all : places.searchFlights}
            </Link>
          </p>
        )}
      </div>
      <Group title={places.destinations} entries={index.destinations}>
        <ul className={styles.posters}>
          {index.destinations.map(({ to, name, poster }) => (
            <li key={to}>
              <Link to={to}>
                <img src={posterOf(poster)} alt="" width="800" height="1000" loading="lazy" decoding="async" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={places.airlines} entries={index.airlines}>
        <ul className={styles.airlines}>
          {index.airlines.map(({ to, name, code }) => (
            <li key={to}>
              <Link to={to}>
                <AirlineFin code={code} name={name} isDecorative className={styles.fin} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={places.themes} entries={index.themes}>
        <Names entries={index.themes} />
      </Group>
      <Group title={places.agency} entries={index.agency}>
        <Names entries={index.agency} />
      </Group>
      <Group id={POLICIES_ID} title={places.policies} entries={index.policies}>
        <Names entries={index.policies} />
      </Group>
    </div>
  );
}

interface GroupProps {
  /** For links that lead here. */
  readonly id?: string;
  readonly title: string;
  readonly entries: readonly IndexEntry[];
  readonly children: ReactNode;
}

const Group = ({ id, title, entries, children }: GroupProps) =>
  entries.length === 0 ? null : (
    <section id={id} className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );

const Names = ({ entries }: { readonly entries: readonly IndexEntry[] }) => (
  <ul className={styles.names}>
    {entries.map(({ to, name }) => (
      <li key={to}>
        <Link to={to}>{name}</Link>
      </li>
    ))}
  </ul>
);
