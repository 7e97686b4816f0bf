import { HeroScene } from "../../art/hero/hero-scene.tsx";
import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { PageBody } from "../../components/written-page/page-body.tsx";
import { Items } from "../../components/written-page/parts.tsx";
import { Sections } from "../../components/written-page/prose.tsx";
import { RichText } from "../../components/written-page/rich-text.tsx";
import { getWrittenPage } from "../../content/load-written-page.server.ts";
import { pageContext } from "../../context.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import { keptPage } from "../../present/kept-page.ts";
import type { PageHandle } from "../../present/plain-page.ts";
import type { Route } from "./+types/route.ts";
import styles from "./about.module.css";
import { AgencyCard } from "../../components/agency-card/agency-card.tsx";

/** Nothing here needs a script. */
export const handle: PageHandle = { isPlain: true };

export const loader = (args: Route.LoaderArgs) => ({ page: getWrittenPage("about", pageContext(args)) });

export const headers = keptPage;

export const meta: Route.MetaFunction = ({ matches, location, loaderData: found }) =>
  pageMeta(matches, location.pathname, ({ shell }) =>
    found
      ? {
          title: found.page.title,
          description: found.page.description,
          structured: [{ kind: "agency" }, { kind: "crumbs", above: [{ to: "/", label: shell.flights }], here: found.page.h1 }],
        }
      : { title: shell.notFound.title, isHidden: true },
  );

/** Who runs the site, and what they do. */
export default function About({ loaderData: { page } }: Route.ComponentProps) {
  const { home, shell } = useMessages();
  return (
    <>
      <section className={`wrap ${styles.hero}`}>
        <div className={styles.say}>
          <Crumbs above={[{ to: "/", label: shell.flights }]} here={page.h1} />
          <h1>{page.h1}</h1>
          <p className="lead">
            <RichText text={page.lead} />
          </p>
        </div>
        <HeroScene label={home.scene} className={styles.scene} />
      </section>
      <PageBody aside={<AgencyCard />}>
        <section>
          <Items items={page.offerings} />
        </section>
        <Sections sections={page.sections} />
      </PageBody>
    </>
  );
}
