import { spanishDistrict } from "../../../core/hotels/index.ts";
import type { hotelResults as english } from "../en/hotel-results.ts";
import { plural } from "../grammar/plural.ts";
import { formatNumber } from "../grammar/format-number.ts";
import { unbroken } from "../grammar/unbroken.ts";
import { count, distance, guests, nights, rooms, wholeDistance } from "./counts.ts";
import { ofPlace } from "./of-place.ts";

const hotelsOf = (value: number) => count(value, "hotel", "hoteles");
const starsOf = (value: number) => count(value, "estrella", "estrellas");

export const hotelResults: typeof english = {
  hotelsIn: (place: string) => `Hoteles en ${place}`,
  hotelsNear: (place: string) => `Hoteles cerca ${ofPlace(place)}`,
  title: (where: string) => `${where}, precios totales`,
  description: (where: string, checkIn: string, checkOut: string) =>
    `${where} del ${checkIn} al ${checkOut}: primero el total de la estadía, con impuestos y cargos obligatorios, en mapa y en lista.`,
  descriptionWithoutSearch:
    "Busque hoteles por lugar, fechas y huéspedes: primero el total de la estadía, con impuestos y cargos obligatorios.",
  titleWithoutSearch: "Resultados de hoteles",
  found: (value: number, place: string) => `${hotelsOf(value)} en ${place}`,
  near: (value: number, place: string) => `${hotelsOf(value)} cerca ${ofPlace(place)}`,
  foundOf: (value: number, all: number) => `${hotelsOf(value)} de ${formatNumber(all)}`,
  nearest: (listed: number, all: number) =>
    `Los ${formatNumber(listed)} más cercanos de ${formatNumber(all)} hoteles con habitación para ustedes.`,
  moved: (day: string, place: string) => `${place}: allí ya es ${day}, y su estadía comienza ese día.`,
  prices: (nightCount: number, people: number, roomCount: number, currency: string, fee: string) =>
    `Totales por ${nights(nightCount)}, ${guests(people)} y ${rooms(roomCount)}, en ${currency}, con impuestos y cargos. Cargo por servicio: ${fee}.`,
  recapDays: (days: string, people: number, roomCount: number) => `${days}, ${unbroken(guests(people))}, ${unbroken(`${roomCount} hab.`)}`,
  list: "Hoteles",
  sort: {
    label: "Ordenar por",
    lowest: "Precio más bajo",
    highest: "Precio más alto",
    rating: "Calificación",
    stars: "Estrellas",
    distance: "Distancia",
  },

  card: {
    searched: "El hotel que buscó",
    stars: starsOf,
    place: (neighbourhood: string, away: string) => `${neighbourhood}, ${away}`,
    fromCenter: (away: string) => `a ${away} del centro`,
    fromCenterOf: (away: string, city: string) => `a ${away} del centro de ${city}`,
    from: (away: string, place: string) => `a ${away} ${ofPlace(place)}`,
    miles: distance,
    ratings: (value: number) => count(value, "calificación", "calificaciones"),
    perNightWith: "por noche, con impuestos y cargos",
    totalFor: (value: number) => `por ${nights(value)}`,
    discount: (percent: number) => `Ahorre ${percent}%`,
    discountWhy: (percent: number, fromNights: number) => `${percent}% menos por ${nights(fromNights)} o más, ya incluido en el precio`,
    defaultDiscount: "Ahorre hasta 15%",
    select: "Elegir hotel",
    selectNamed: (name: string) => `Elegir hotel: ${name}`,
  },
  district: spanishDistrict,
  bands: { wonderful: "Excepcional", very_good: "Muy bueno", good: "Bueno", pleasant: "Agradable" },
  noBand: "Calificación",
  features: {
    free_cancellation: "Cancelación gratis",
    book_now_pay_later: "Reserve ahora, pague después",
    breakfast_included: "Desayuno incluido",
    refundable: "Reembolsable",
  },

  filters: {
    show: (value: number) => `Ver ${hotelsOf(value)}`,
    hotels: (value: number) => plural(value, { one: " hotel", other: " hoteles" }),
    price: {
      title: "Precio por noche",
      note: "Con impuestos y cargos; junto a cada opción, el más bajo",
      lowest: "Precio más bajo por noche",
      highest: "Precio más alto por noche",
      between: (low: string, high: string) => `${low} – ${high}`,
    },
    rating: {
      title: "Calificación",
      topRated: "Mejores 7+",
      bands: { wonderful: "Excepcional 9+", very_good: "Muy bueno 8-9", good: "Bueno 7-8", pleasant: "Agradable 6-7" },
    },
    stars: { title: "Estrellas", of: starsOf },
    distance: {
      title: "Distancia",
      within: (miles: number) => `Hasta ${wholeDistance(miles)}`,
      fiveAndMore: `Hasta ${wholeDistance(5)} y más`,
    },
    features: { title: "Condiciones de la tarifa" },
    name: { title: "Nombre del hotel", label: "Parte del nombre" },
  },

  map: {
    label: (place: string) => `${place}: mapa esquemático de los hoteles cercanos`,
    open: "Mapa",
    ring: (miles: number) => `${miles} mi`,
    pin: (name: string, price: string) => `${name}, ${price} por noche`,
    legend:
      "Precios por noche de los hoteles de la lista; los puntos pequeños son los demás. El rumbo de cada hotel es exacto; las distancias se acortan hacia afuera, y los hoteles más lejanos quedan en el borde.",
    perNight: (price: string) => `${price} por noche`,
    chosen: "Elegido en el mapa",
    close: (name: string) => `Cerrar ${name}`,
  },

  searchedFull: {
    title: (name: string) => `${name} no tiene habitación para estas noches`,
    why: "Está lleno, o ninguna de sus habitaciones alcanza para todos. Estos son los hoteles a su alrededor.",
    whyAlone: "Está lleno, o ninguna de sus habitaciones alcanza para todos. En su página hay otras fechas.",
    link: "El hotel y otras fechas",
  },
  none: {
    title: "No hay hoteles disponibles en este momento...",
    why: (miles: number, place: string, checkIn: string, checkOut: string) =>
      `${place}: en un radio de ${wholeDistance(miles)} ningún hotel tiene habitación para todos del ${checkIn} al ${checkOut}.`,
    otherwise: "Otras fechas, menos habitaciones o un lugar cercano más grande suelen ayudar.",
    wider: (found: number, miles: number) => `Ver ${hotelsOf(found)} en un radio de ${wholeDistance(miles)}`,
  },
  failed: {
    title: "No pudimos obtener los hoteles. Inténtelo más tarde.",
    why: "Nuestra oferta de hoteles no respondió. Su búsqueda queda guardada en la dirección de esta página.",
  },
  missing: {
    title: "No se encontraron hoteles.",
    why: "La lista de hoteles no llegó. Busque de nuevo o llámenos.",
  },
  filteredOut: {
    title: "Lo sentimos, no hay nada disponible con estos filtros.",
    why: (all: number) =>
      all === 1 ? "Sus filtros ocultan el único hotel que encontramos." : `Sus filtros ocultan los ${hotelsOf(all)} que encontramos.`,
    drop: {
      price: "Quitar Precio por noche",
      bands: "Quitar Calificación",
      topRated: "Quitar Mejores",
      stars: "Quitar Estrellas",
      distance: "Quitar Distancia",
      features: "Quitar Condiciones",
      name: "Quitar Nombre del hotel",
      all: "Borrar todo",
    },
    brings: (value: number) => `recupera ${formatNumber(value)}`,
  },
  faults: {
    title: "Revise esta búsqueda",
    none: {
      title: "¿Dónde quiere alojarse?",
      why: "Elija un lugar y dos fechas, y le mostramos todos los hoteles de allí con habitación para ustedes.",
    },
    required: { org: "Elija dónde quiere alojarse.", other: "Elija una fecha de entrada." },
    unknown_place: (text: string) =>
      `No conocemos el lugar “${text}”. Pruebe con el nombre de la ciudad, el código de un aeropuerto, un sitio conocido o un hotel.`,
    meant: "¿Quiso decir uno de estos lugares?",
    invalid_date: (text: string) => `“${text}” no es una fecha. Escríbala así: 12-mar-2027.`,
    invalid_count: "La cantidad de huéspedes o habitaciones no es un número.",
    unknown_radius: "Elija un radio de 1, 3, 5, 10 o 25 millas.",
    past_check_in: "La fecha de entrada ya pasó. Elija hoy o un día posterior.",
    beyond_horizon: "Las habitaciones se venden con 365 días de anticipación. Elija un día más cercano.",
    check_out_not_after_check_in: "La fecha de salida debe ser posterior a la de entrada.",
    too_many_nights: "Una estadía admite hasta 30 noches. Para una más larga, llámenos.",
    no_room_or_adult: "Elija al menos una habitación y un adulto.",
    over_limit: "Una reserva admite hasta 5 habitaciones, 10 adultos, 10 niños y 2 bebés.",
    fewer_adults_than_rooms: "Cada habitación necesita un adulto. Elija menos habitaciones o más adultos.",
    more_guests_than_rooms_hold:
      "Tantos huéspedes no caben en tan pocas habitaciones: en una habitación caben hasta 4 adultos, y 6 huéspedes sin contar los bebés.",
  },
  loading: { title: "Buscamos habitaciones", where: (place: string) => `Hoteles cerca de ${place}` },
};
