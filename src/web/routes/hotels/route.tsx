import { socialPictureOf } from "../../art/social/social-picture.ts";
import { HotelSearchForm } from "../../components/hotel-search-form/hotel-search-form.tsx";
import { SearchHero } from "../../components/search-hero/search-hero.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import { keptPage } from "../../present/kept-page.ts";
import type { Route } from "./+types/route.ts";
import { CityPosters } from "./city-posters.tsx";
import { BeforeYouBook } from "./before-you-book.tsx";

export const headers = keptPage;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, ({ hotels: { home } }, brand) => ({
    title: home.title,
    description: home.description(brand),
    keywords: home.keywords,
    picture: { path: socialPictureOf("site", "hotels"), alt: home.picture },
  }));

/** Where a search for a hotel begins. */
export default function Hotels() {
  const { headline, promise } = useMessages().hotels.home;
  return (
    <>
      <SearchHero headline={headline} promise={promise}>
        <HotelSearchForm />
      </SearchHero>
      <BeforeYouBook />
      <CityPosters />
    </>
  );
}
