import type { pages as english } from "../en/pages.ts";
import { nights } from "./counts.ts";

/** El marco de las páginas escritas: destinos, aerolíneas, temas y políticas. */
export const pages: typeof english = {
  tagline: (brand) => `¡Con ${brand} disfrute de grandes ahorros!`,
  headings: {
    destination: (city) => ["Reserve su vuelo a", city, ""],
    airline: (airline) => ["Reserve su billete de", airline, ""],
  },
  crumbs: { flights: "Vuelos", places: "Destinos y aerolíneas" },
  independent: (brand, airline) => `${brand} es una agencia de viajes independiente. No somos ${airline} ni hablamos en su nombre.`,
  attractions: "Lugares de interés",
  airports: (city) => `Aeropuertos de ${city}`,
  airportHead: { code: "Código", airport: "Aeropuerto y cómo llegar a la ciudad" },
  seasons: "Cuándo ir",
  questions: "Preguntas",
  facts: "Flota y red en datos",
  baggage: "Equipaje",
  checkIn: "Horarios de check-in",
  inShort: "En pocas palabras",
  validFrom: (day) => `Este texto rige desde el ${day}.`,
  otherPolicies: "Otras políticas",
  phone: {
    title: "Reserve por teléfono",
    steps: [
      { title: (phone) => `Llame al ${phone}`, text: "Contesta una persona, de día y de noche, en español o en inglés." },
      {
        title: () => "Diga fechas, ruta, número de viajeros y clase",
        text: "Y lo que le importa: una maleta, un vuelo sin escalas, asientos juntos.",
      },
      { title: () => "Elija un vuelo", text: "El agente le lee el total con todos los cargos antes de que decida." },
      { title: () => "Pague el anticipo de la reserva", text: "El agente le dice antes el monto; forma parte del total." },
      { title: () => "Reciba su confirmación", text: "Llega por correo electrónico o mensaje de texto, con su número de reserva." },
    ],
  },
  fares: {
    kicker: "Tarifas desde",
    title: (name) => `Tarifas a ${name}`,
    airlineTitle: (name) => `Tarifas con ${name}`,
    themeTitle: "Tarifas para empezar",
    businessTitle: "Clase ejecutiva, para empezar",
    route: (from, to) => `${from} a ${to}`,
    dated: (route, out, back) => `${route} y regreso, del ${out} al ${back}, para un adulto`,
    dates: (out, back) => `${out} a ${back}`,
    nonstop: "sin escalas",
    stops: (count) => (count === 1 ? "1 escala" : `${count} escalas`),
    byMonth: "La más barata de cada mes",
    note: (day, fee, trips) =>
      `Ida y vuelta en total para un adulto con la tarifa corriente, con nuestro cargo por servicio de ${fee} incluido. Viajes de ${nights(trips.nights)} que empiezan cualquier día de las próximas ${Math.ceil(trips.days / 7)} semanas, buscados en nuestro propio buscador el ${day}. Los horarios y las tarifas son ilustrativos.`,
    counted: (airline) =>
      `Solo cuentan los viajes cuyo vuelo más largo, a la ida y a la vuelta, se vende como de ${airline}; los resultados muestran también los que tienen algún vuelo de ${airline}, a veces más baratos.`,
    none: "No se encontraron tarifas en estas rutas para viajes así. Busque arriba otras fechas.",
    from: (price, city) => `Desde ${price} en total, ida y vuelta desde ${city}.`,
    fromRoute: (price, from, to) => `Desde ${price} en total, ida y vuelta de ${from} a ${to}.`,
    fromInBusiness: (price, from, to) => `Clase ejecutiva desde ${price} en total, ida y vuelta de ${from} a ${to}.`,
  },
  places: {
    title: "Todos los destinos, aerolíneas y formas de viajar",
    description:
      "Todas las páginas de destinos, aerolíneas y temas de viaje del sitio en una sola lista, con las políticas y la agencia. Busque una ciudad o una aerolínea.",
    heading: "Adónde y con quién",
    lead: "Todas las páginas que hemos escrito, en un solo lugar.",
    find: "Busque una ciudad, una aerolínea o un tema",
    findButton: "Buscar",
    found: (count, words) => (count === 1 ? `1 página sobre “${words}”` : `${count} páginas sobre “${words}”`),
    nothing: (words) => `Ninguna página trata de “${words}”. El buscador de vuelos conoce todos los aeropuertos:`,
    searchFlights: "Buscar vuelos",
    all: "Ver todas las páginas",
    destinations: "Destinos",
    airlines: "Aerolíneas",
    themes: "Formas de viajar",
    agency: "La agencia",
    policies: "Políticas",
  },
  airlinePicture: (airline) => `Una aleta de cola dibujada para ${airline}; no es la imagen de la aerolínea`,
};
