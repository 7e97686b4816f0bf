import type { hotelListing as english } from "../en/hotel-listing.ts";
import { formatNumber } from "../grammar/format-number.ts";
import { count, guests, nights } from "./counts.ts";

export const hotelListing: typeof english = {
  title: "Muestra de una lista de hoteles",
  heading: (city: string) => `Hoteles en ${city}, una muestra`,
  description: (city: string) =>
    `Una muestra de cómo listamos los hoteles: una docena de los de ${city}, con el total de la estadía primero, impuestos y cargos incluidos.`,
  what: (shown: number, all: number, city: string) =>
    `Esta página es una muestra de nuestra lista: ${count(shown, "hotel", "hoteles")} de los ${formatNumber(all)} en ${city} y sus alrededores que tienen una habitación para estas noches. Los precios son los de hoy y se pueden reservar.`,
  stay: (checkIn: string, checkOut: string, nightCount: number, people: number) =>
    `${checkIn} – ${checkOut}, ${nights(nightCount)}, ${guests(people)} en 1 habitación.`,
  all: (city: string) => `Todos los hoteles en ${city}`,
  search: "Otros lugares y fechas",
  list: "Hoteles",
  none: {
    title: "La muestra no está disponible ahora",
    why: "Nuestra oferta de hoteles no respondió. La búsqueda puede funcionar en un minuto.",
  },
};
