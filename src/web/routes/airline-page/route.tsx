import { airlinePicturePath } from "../../art/airline-hero/picture-path.ts";
import { FareTagline } from "../../components/written-page/fare-tagline.tsx";
import { FromFaresCard } from "../../components/written-page/from-fares-card.tsx";
import { PageBody } from "../../components/written-page/page-body.tsx";
import { PageHero } from "../../components/written-page/page-hero.tsx";
import { Items, PhoneSteps, Questions } from "../../components/written-page/parts.tsx";
import { Blocks, Sections } from "../../components/written-page/prose.tsx";
import { crumbsAbove, writtenMeta } from "../../components/written-page/written-meta.ts";
import { getWrittenPage } from "../../content/load-written-page.server.ts";
import { withFares } from "../../content/page-fares.server.ts";
import { nameOfPage } from "../../content/page-name.ts";
import { pageContext } from "../../context.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { keptAsLoaded } from "../../present/kept-page.ts";
import type { Route } from "./+types/route.ts";
import { startOf } from "./start-of.ts";

export async function loader(args: Route.LoaderArgs) {
  const web = pageContext(args);
  const page = getWrittenPage("airline", web);
  return withFares({ page, start: startOf(page) }, web);
}

export const headers = keptAsLoaded;

export const meta: Route.MetaFunction = ({ matches, location, loaderData: found }) =>
  writtenMeta(matches, location.pathname, found ?? null);

/** An airline as a traveler needs to know it. Its first line says that we are not it. */
export default function Airline({ loaderData: { page, start, fares } }: Route.ComponentProps) {
  const messages = useMessages();
  const { pages } = messages;
  const { brand } = useSite();
  return (
    <>
      <PageHero
        first={pages.independent(brand.name, page.airline)}
        above={crumbsAbove(page, messages)}
        here={nameOfPage(page)}
        heading={pages.headings.airline(page.airline)}
        tagline={<FareTagline tagline={pages.tagline(brand.name)} fares={fares} />}
        picture={<img src={airlinePicturePath(page.code)} alt={pages.airlinePicture(page.airline)} width="800" height="700" />}
        start={start}
      />
      <PageBody aside={fares && <FromFaresCard title={pages.fares.airlineTitle(page.airline)} fares={fares} airlineName={page.airline} />}>
        <Sections sections={[page.profile]} />
        <section>
          <h2>{pages.facts}</h2>
          <Items items={page.facts} isDense />
        </section>
        <Sections sections={[page.network]} />
        <section>
          <h2>{pages.baggage}</h2>
          <Blocks body={[page.baggage.lead, { table: page.baggage.table }, ...page.baggage.notes]} />
        </section>
        <section>
          <h2>{pages.checkIn}</h2>
          <Blocks body={[page.checkIn.lead]} />
          <Items items={page.checkIn.times} isDense />
        </section>
        <PhoneSteps lead={page.byPhone} />
        <Questions questions={page.questions} />
      </PageBody>
    </>
  );
}
