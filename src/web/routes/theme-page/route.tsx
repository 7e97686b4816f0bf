import { themeSceneOf } from "../../art/themes/index.ts";
import { FareTagline } from "../../components/written-page/fare-tagline.tsx";
import { FromFaresCard } from "../../components/written-page/from-fares-card.tsx";
import { PageBody } from "../../components/written-page/page-body.tsx";
import { PageHero } from "../../components/written-page/page-hero.tsx";
import { PhoneSteps, Questions } from "../../components/written-page/parts.tsx";
import { Sections } from "../../components/written-page/prose.tsx";
import { RichText } from "../../components/written-page/rich-text.tsx";
import { crumbsAbove, writtenMeta } from "../../components/written-page/written-meta.ts";
import { getWrittenPage } from "../../content/load-written-page.server.ts";
import { withFares } from "../../content/page-fares.server.ts";
import { nameOfPage } from "../../content/page-name.ts";
import { pageContext } from "../../context.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { keptAsLoaded } from "../../present/kept-page.ts";
import type { Route } from "./+types/route.ts";

export async function loader(args: Route.LoaderArgs) {
  const web = pageContext(args);
  const page = getWrittenPage("theme", web);
  const start = { page: page.path, ...page.start };
  return withFares({ page, start }, web);
}

export const headers = keptAsLoaded;

export const meta: Route.MetaFunction = ({ matches, location, loaderData: found }) =>
  writtenMeta(matches, location.pathname, found ?? null);

/** A way to travel: what it costs, what it gives, and a search that begins with it. */
export default function Theme({ loaderData: { page, start, fares } }: Route.ComponentProps) {
  const messages = useMessages();
  const { pages } = messages;
  const { brand } = useSite();
  return (
    <>
      <PageHero
        above={crumbsAbove(page, messages)}
        here={nameOfPage(page)}
        heading={["", page.h1, ""]}
        tagline={<FareTagline tagline={pages.tagline(brand.name)} fares={fares} />}
        picture={<img src={themeSceneOf(page.theme)} alt={page.pictureAlt} width="1200" height="700" fetchPriority="high" />}
        isWide
        start={start}
        note={<RichText text={page.formNote} />}
      />
      <PageBody
        aside={fares && <FromFaresCard title={fares.cabin === "C" ? pages.fares.businessTitle : pages.fares.themeTitle} fares={fares} />}
      >
        <Sections sections={page.sections} />
        <PhoneSteps lead={page.byPhone} />
        <Questions questions={page.questions} />
      </PageBody>
    </>
  );
}
