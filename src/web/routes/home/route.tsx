import { SearchForm } from "../../components/search-form/search-form.tsx";
import { SearchHero } from "../../components/search-hero/search-hero.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import { keptPage } from "../../present/kept-page.ts";
import type { Route } from "./+types/route.ts";
import { AboutBlock } from "./about-block.tsx";
import { AnywhereLine } from "./anywhere-line.tsx";
import { LatestDestinations } from "./latest-destinations.tsx";
import { TalkBlock } from "./talk-block.tsx";
import { ValueBlock } from "./value-block.tsx";

export const headers = keptPage;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, ({ home }, brand) => ({
    title: home.title,
    description: home.description(brand),
    keywords: home.keywords,
    structured: [{ kind: "agency" }],
  }));

export default function Home() {
  const { headline, promise } = useMessages().home;
  return (
    <>
      <SearchHero headline={headline} promise={promise}>
        <SearchForm />
        <AnywhereLine />
      </SearchHero>
      <ValueBlock />
      <LatestDestinations />
      <AboutBlock />
      <TalkBlock />
    </>
  );
}
