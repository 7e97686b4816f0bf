import { Suspense } from "react";
import { Await, data } from "react-router";
import { socialPictureOf } from "../../art/social/social-picture.ts";
import { KeepsOpenPicture } from "../../components/gallery/open-picture.tsx";
import { pageContext } from "../../context.ts";
import type { HotelPreview } from "../../present/hotel-preview.ts";
import { pageMeta } from "../../present/page-meta.ts";
import { structuredHotel } from "./structured-hotel.ts";
import type { Route } from "./+types/route.ts";
import { GoneScreen } from "./gone-screen.tsx";
import { HotelScreen } from "./hotel-screen.tsx";
import { type HotelData, loadHotel, statusOf } from "./load-hotel.ts";
import { LoadingScreen } from "./loading-screen.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const hotel = await loadHotel(params.id, url.searchParams, pageContext({ url, context }));
  return data(hotel, { status: statusOf(hotel) });
}

/** How long a click waits for the rates before the page comes without them, in milliseconds: nothing flashes (brand). */
const PATIENCE_MS = 150;

interface ComingHotel {
  readonly coming: Promise<HotelData>;
}

/**
 * The page comes at once with what the results already know of the hotel, and its rates follow. Other dates for the same
 * hotel leave what is shown in place until they are there.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<HotelData | ComingHotel> {
  const coming: Promise<HotelData> = serverLoader();
  const isShown = globalThis.location.pathname === new URL(request.url).pathname;
  return isShown ? coming : Promise.race([coming, later({ coming })]);
}

const later = (hotel: ComingHotel): Promise<ComingHotel> => new Promise((resolve) => void setTimeout(() => resolve(hotel), PATIENCE_MS));

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ hotelDetails, hotels, places }) => {
    if (!loaderData || "coming" in loaderData) {
      const name = (location.state as Partial<HotelPreview> | null)?.name;
      return { title: name ?? hotelDetails.loading, description: hotelDetails.descriptionOfAny, isHidden: true };
    }
    if (loaderData.kind === "unknown") return { title: hotelDetails.gone.title, description: hotelDetails.gone.why, isHidden: true };
    const { name, city: ownCity, country } = loaderData.hotel;
    const city = places.city(ownCity, country);
    return {
      title: hotelDetails.title(name, city),
      description: hotelDetails.description(name, city),
      picture: { path: socialPictureOf("site", "hotels"), alt: hotels.home.picture },
      structured: [structuredHotel(loaderData, hotelDetails.illustrative)],
    };
  });

export default function HotelDetails({ loaderData, params }: Route.ComponentProps) {
  if (!("coming" in loaderData)) return <Outcome hotel={loaderData} />;
  return (
    <KeepsOpenPicture key={params.id}>
      <Suspense fallback={<LoadingScreen />}>
        <Await resolve={loaderData.coming}>{(hotel) => <Outcome hotel={hotel} />}</Await>
      </Suspense>
    </KeepsOpenPicture>
  );
}

const Outcome = ({ hotel }: { readonly hotel: HotelData }) =>
  hotel.kind === "unknown" ? <GoneScreen /> : <HotelScreen key={hotel.hotel.id} data={hotel} />;
