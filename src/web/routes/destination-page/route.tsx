import { posterOf } from "../../art/posters/index.ts";
import { FareTagline } from "../../components/written-page/fare-tagline.tsx";
import { FromFaresCard } from "../../components/written-page/from-fares-card.tsx";
import { PageBody } from "../../components/written-page/page-body.tsx";
import { PageHero } from "../../components/written-page/page-hero.tsx";
import { Items, PhoneSteps, Questions } from "../../components/written-page/parts.tsx";
import { Sections } from "../../components/written-page/prose.tsx";
import { crumbsAbove, writtenMeta } from "../../components/written-page/written-meta.ts";
import { getWrittenPage } from "../../content/load-written-page.server.ts";
import { withFares } from "../../content/page-fares.server.ts";
import { pageContext } from "../../context.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { keptAsLoaded } from "../../present/kept-page.ts";
import type { Route } from "./+types/route.ts";
import { AirportTable } from "./airport-table.tsx";

export async function loader(args: Route.LoaderArgs) {
  const web = pageContext(args);
  const page = getWrittenPage("destination", web);
  const start = { page: page.path, destination: page.place };
  return withFares({ page, start }, web);
}

export const headers = keptAsLoaded;

export const meta: Route.MetaFunction = ({ matches, location, loaderData: found }) =>
  writtenMeta(matches, location.pathname, found ?? null);

/** A city of ours: what to see, how to get there and into town, and what it costs. */
export default function Destination({ loaderData: { page, start, fares } }: Route.ComponentProps) {
  const messages = useMessages();
  const { pages } = messages;
  const { brand } = useSite();
  return (
    <>
      <PageHero
        above={crumbsAbove(page, messages)}
        here={page.city}
        heading={pages.headings.destination(page.city)}
        tagline={<FareTagline tagline={pages.tagline(brand.name)} fares={fares} isToOnePlace />}
        picture={<img src={posterOf(page.poster.slug)} alt={page.poster.alt} width="800" height="1000" fetchPriority="high" />}
        start={start}
      />
      <PageBody aside={fares && <FromFaresCard title={pages.fares.title(page.city)} fares={fares} isToOnePlace />}>
        <Sections sections={[page.overview]} />
        <section>
          <h2>{pages.attractions}</h2>
          <Items items={page.attractions} />
        </section>
        <section>
          <h2>{pages.airports(page.city)}</h2>
          <AirportTable airports={page.airports} city={page.city} />
        </section>
        <section>
          <h2>{pages.seasons}</h2>
          <Items items={page.seasons} />
        </section>
        <Questions questions={page.questions} />
        {page.byPhone !== null && <PhoneSteps lead={page.byPhone} />}
      </PageBody>
    </>
  );
}
