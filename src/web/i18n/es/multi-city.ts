import type { multiCity as english } from "../en/multi-city.ts";
import { travelers } from "./counts.ts";

export const multiCity: typeof english = {
  tripType: "Varios destinos",
  flight: (number) => `Vuelo ${number}`,
  add: "Agregar un vuelo",
  remove: (number) => `Quitar el vuelo ${number}`,
  rows: "Los vuelos 3 a 5 son opcionales.",
  steps: "Su viaje",
  title: (cities) => `${cities}, vuelos y precios totales`,
  choose: (number, count) => `Elija el vuelo ${number} de ${count}`,
  route: (from, to) => `${from} – ${to}`,
  now: "se elige ahora",
  change: "Cambiar",
  changeLabel: (number, route) => `Cambiar el vuelo ${number}, ${route}`,
  each: (fare) => `${fare} por viajero`,
  from: (fare) => `desde ${fare} por viajero`,
  times: (departs, arrives) => `${departs} – ${arrives}`,
  tripFrom: "Viaje desde",
  tripTotal: "Viaje completo",
  meaning: (count, fee, currency) =>
    `Cada precio es el del viaje completo para ${travelers(count)}: los vuelos elegidos, este y el más barato de cada uno de los que faltan, con el cargo por servicio de ${fee}, en ${currency}. Los horarios son locales.`,
  lastMeaning: (count, fee, currency) =>
    `Cada precio es el del viaje completo para ${travelers(count)}, con el cargo por servicio de ${fee}, en ${currency}. Los horarios son locales.`,
  terms:
    "El equipaje, los cargos y el CO₂ son los de los vuelos elegidos, con este; uno que falta por elegir puede hacerlos más estrictos.",
  lastTerms: "El equipaje, los cargos y el CO₂ son los de todos los vuelos elegidos, con este.",
  next: "Elegir vuelo",
  none: (number, route, day) => `No hay vuelos para el vuelo ${number}, ${route}, el ${day}.`,
  noneWhy: "Elija un vuelo anterior más temprano, u otro día.",
  gone: {
    offer_expired: {
      title: "Su elección ha vencido",
      why: "Los precios se mantienen 30 minutos desde la primera elección. Su búsqueda sigue aquí.",
    },
    sold_out: { title: "En un vuelo elegido ya no quedan asientos suficientes", why: "Elija otro. Su búsqueda sigue aquí." },
    offer_forged: { title: "No conocemos esta elección", why: "La dirección no nombra una elección nuestra. Su búsqueda sigue aquí." },
    other_search: {
      title: "Esta elección es de otra búsqueda",
      why: "Se hizo para otros lugares, fechas o viajeros, o para otra cabina. Su búsqueda sigue aquí.",
    },
  },
  renewed: {
    why: "Los vuelos que eligió todavía se pueden reservar, al precio de hoy. Su búsqueda sigue aquí.",
    totals: "Totales de los vuelos elegidos hasta ahora, con el cargo por servicio:",
    goOn: "Seguir al precio de hoy",
  },
  again: "Elegir de nuevo",
  anotherFlight: (number: number) => `Elegir otro vuelo ${number}`,
  held: (until) => `Los vuelos elegidos mantienen su precio hasta esta hora: ${until}`,
  utc: (time) => `${time} (UTC)`,
  before: (number, notes) => `Antes del vuelo ${number}: ${notes}`,
  wait: (duration) => `${duration} desde el aterrizaje hasta la salida; el equipaje se retira y se vuelve a despachar.`,
  otherAirport: (lands, leaves) => `Aterriza en ${lands} y sale de ${leaves}: el traslado corre por su cuenta.`,
};
