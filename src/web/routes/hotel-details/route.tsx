import { Suspense } from "react";
import { Await, data } from "react-router";
import { webContext } from "../../context.ts";
import { pageMeta } from "../../present/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { GoneScreen } from "./gone-screen.tsx";
import { HotelScreen } from "./hotel-screen.tsx";
import { type HotelData, loadHotel, statusOf } from "./load-hotel.ts";
import { LoadingScreen } from "./loading-screen.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const hotel = await loadHotel(params.id, new URL(request.url).searchParams, context.get(webContext));
  return data(hotel, { status: statusOf(hotel) });
}

/** The page comes at once with what the results already know of the hotel; its rates follow. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): { readonly coming: Promise<HotelData> } {
  return { coming: serverLoader() };
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ hotelDetails }) => {
    if (!loaderData || "coming" in loaderData || loaderData.kind === "unknown") return { title: hotelDetails.loading, isHidden: true };
    const { name, city } = loaderData.hotel;
    return { title: hotelDetails.title(name, city), description: hotelDetails.description(name, city) };
  });

export default function HotelDetails({ loaderData }: Route.ComponentProps) {
  if (!("coming" in loaderData)) return <Outcome hotel={loaderData} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Await resolve={loaderData.coming}>{(hotel) => <Outcome hotel={hotel} />}</Await>
    </Suspense>
  );
}

const Outcome = ({ hotel }: { readonly hotel: HotelData }) =>
  hotel.kind === "unknown" ? <GoneScreen /> : <HotelScreen key={hotel.hotel.id} data={hotel} />;
