import type { LocalDate } from "../../../core/kernel/index.ts";
import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { PageBody } from "../../components/written-page/page-body.tsx";
import { Blocks, Sections } from "../../components/written-page/prose.tsx";
import { crumbsAbove, writtenMeta } from "../../components/written-page/written-meta.ts";
import { getWrittenPage } from "../../content/load-written-page.server.ts";
import { pageContext } from "../../context.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { keptPage } from "../../present/kept-page.ts";
import type { PageHandle } from "../../present/plain-page.ts";
import type { Route } from "./+types/route.ts";
import styles from "./legal-page.module.css";
import { PolicyLinks } from "./policy-links.tsx";

/** Nothing here needs a script. */
export const handle: PageHandle = { isPlain: true };

export const loader = (args: Route.LoaderArgs) => ({ page: getWrittenPage("legal", pageContext(args)) });

export const headers = keptPage;

export const meta: Route.MetaFunction = ({ matches, location, loaderData: found }) =>
  writtenMeta(matches, location.pathname, found ?? null);

/** A legal page: the short of it first, then all of it. */
export default function Legal({ loaderData: { page } }: Route.ComponentProps) {
  const messages = useMessages();
  const { pages } = messages;
  const locale = useLocale();
  return (
    <>
      <section className={styles.head}>
        <div className="wrap">
          <Crumbs above={crumbsAbove(page, messages)} here={page.h1} />
          <h1>{page.h1}</h1>
          <p className="small muted">{pages.validFrom(formatDay(page.validFrom as LocalDate, locale))}</p>
        </div>
      </section>
      <PageBody aside={<PolicyLinks here={page.path} />}>
        <section className={styles.short} aria-label={pages.inShort}>
          <h2>{pages.inShort}</h2>
          <Blocks body={page.inShort} />
        </section>
        <Sections sections={page.sections} />
      </PageBody>
    </>
  );
}
