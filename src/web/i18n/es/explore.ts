import type { explore as english } from "../en/explore.ts";
import { formatNumber } from "../grammar/format-number.ts";
import { plural } from "../grammar/plural.ts";
import { count, nights } from "./counts.ts";

const places = (value: number) => count(value, "lugar", "lugares");

export const explore: typeof english = {
  nav: "Explorar el mapa",
  anywhere: "¿A cualquier lugar?",
  anywhereMore: "Vea en un mapa cuánto cuesta volar a cada uno.",
  title: "¿Adónde puedo volar? Todos los lugares y su precio total en un mapa",
  description: (brand: string) =>
    `Un mapa del mundo con lo que cuesta volar desde su aeropuerto en una fecha, en un mes o cuando sea: precios totales de ${brand}, con todos los cargos.`,
  keywords: "adónde volar, mapa de vuelos, destinos baratos, explorar vuelos, vuelos a cualquier lugar",
  formName: "Adónde desde aquí",
  when: "Cuándo",
  day: "En una fecha",
  any: "Cuando sea",
  stay: "Cuánto tiempo",
  oneWay: "Solo ida",
  nights,
  submit: "Ver el mapa",
  found: (value: number, city: string) => `${places(value)} desde ${city}`,
  foundOf: (value: number, all: number) =>
    `${places(value)} de ${formatNumber(all)} ${plural(value, { one: "pasa", other: "pasan" })} los filtros`,
  oneWayOn: (day: string) => `Solo ida el ${day}`,
  roundOn: (day: string, back: string) => `Ida el ${day} y regreso el ${back}`,
  oneWayIn: (span: string) => `Solo ida el día más barato ${span}`,
  roundIn: (stay: number, span: string) => `Ida y regreso a las ${nights(stay)}, con salida el día más barato ${span}`,
  inMonth: (month: string) => `de ${month}`,
  anyTime: "de los próximos once meses",
  prices: (fee: string, currency: string) =>
    `Totales para un adulto en clase económica, con impuestos y el cargo por servicio de ${fee}, en ${currency}.`,
  busiest: (value: number) => `Buscamos en los ${formatNumber(value)} lugares con más tráfico del mundo.`,
  everyPlace: "Buscar en todos los lugares",
  map: {
    label: (city: string) => `Mapa del mundo con los precios desde ${city}`,
    hint: "Muévalo con las flechas del teclado o arrastrándolo. Con más y menos se acerca y se aleja, con cero se ve el mundo entero. La lista tiene los mismos lugares.",
    wheel: "Haga clic en el mapa para acercarlo con la rueda.",
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    whole: "El mundo entero",
  },
  list: "Lugares por precio",
  stops: (value: number) => (value === 0 ? "Sin escalas" : count(value, "escala", "escalas")),
  days: (day: string, back: string | null) => (back === null ? day : `${day} al ${back}`),
  illustrative:
    "Los horarios y las tarifas son ilustrativos. Tierras y fronteras: Natural Earth, un dibujo simplificado que no opina sobre ninguna frontera.",
  filters: {
    show: (value: number) => `Ver ${places(value)}`,
    unit: (value: number): string => (value === 1 ? " lugar" : " lugares"),
    price: "Presupuesto",
    priceNote: "Total para un viajero",
    stops: "Escalas",
    most: { any: "Cualquiera", 0: "Solo sin escalas", 1: "Hasta 1 escala" },
    hours: "Duración del viaje",
    hoursNote: "De la ida, en el viaje más barato con cada número de escalas",
    upToHours: (value: number) => `Hasta ${value} horas`,
    regions: "Región",
    region: {
      "north-america": "Estados Unidos y Canadá",
      "central-america": "México, Centroamérica y el Caribe",
      "south-america": "Sudamérica",
      europe: "Europa",
      "middle-east": "Medio Oriente",
      africa: "África",
      asia: "Asia",
      oceania: "Oceanía",
    },
    themes: "Tema",
    themesNote: "Lugares elegidos por nosotros",
    theme: { beach: "Playa", city: "Ciudad", culture: "Cultura e historia", nature: "Naturaleza", ski: "Esquí" },
  },
  none: {
    title: "No encontramos cómo salir de ahí",
    why: (city: string) => `Nada de lo que vendemos sale de ${city} entonces. Otro día o un aeropuerto cercano más grande suele ayudar.`,
  },
  failed: {
    title: "No pudimos llenar el mapa",
    why: "La búsqueda de vuelos no respondió. Lo que usted pidió queda guardado en la dirección de esta página.",
    busy: "En este momento muchas personas miran el mapa. Lo que preguntó queda en la dirección de esta página: intente de nuevo en unos segundos.",
  },
  filteredOut: {
    title: "Ningún lugar pasa estos filtros",
    why: (all: number) =>
      all === 1 ? "Sus filtros ocultan el único lugar que encontramos." : `Sus filtros ocultan los ${places(all)} que encontramos.`,
    drop: {
      maxFareUsd: "Quitar Presupuesto",
      maxStops: "Quitar Escalas",
      maxHours: "Quitar Duración del viaje",
      regions: "Quitar Región",
      themes: "Quitar Tema",
      all: "Borrar todo",
    },
  },
  loading: {
    title: "Buscamos por todas partes",
    why: (from: string) => `El viaje más barato a cada lugar${from === "" ? "" : ` desde ${from}`}. Esto tarda un momento.`,
  },
};
