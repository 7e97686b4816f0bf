import { socialPictureOf } from "../../art/social/social-picture.ts";
import { data } from "react-router";
import { pageContext } from "../../context.ts";
import { pageMeta } from "../../present/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { ListingScreen } from "./listing-screen.tsx";
import { loadListing, SAMPLE_CITY } from "./load-listing.ts";

export async function loader(args: Route.LoaderArgs) {
  const listing = await loadListing(pageContext(args));
  return data(listing, { status: listing ? 200 : 502 });
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, ({ hotelListing, hotels: { home } }) => ({
    title: hotelListing.title,
    description: hotelListing.description(SAMPLE_CITY.name),
    picture: { path: socialPictureOf("site", "hotels"), alt: home.picture },
  }));

export default function HotelListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen listing={loaderData} />;
}
