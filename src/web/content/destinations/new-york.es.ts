import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-new-york",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Nueva York",
  description:
    "{brand} le da la bienvenida: vuelos a Nueva York por JFK, Newark o LaGuardia comparados en una sola búsqueda, y el tren que lleva a Manhattan.",
  city: "Nueva York",
  place: "NYC-New York",
  origins: ["LAX-Los Angeles", "CHI-Chicago", "MIA-Miami", "SFO-San Francisco", "YTO-Toronto", "MEX-Mexico City"],
  poster: { slug: "new-york", alt: "El puente de Brooklyn en primer plano y el Empire State cortando el sol de la tarde" },
  overview: {
    heading: "Nueva York, una isla y otros cuatro distritos",
    body: [
      "Manhattan mide apenas 21 km (13 millas) de largo y, de la calle 14 hacia arriba, casi toda es cuadrícula: las avenidas van al norte, las calles cruzan y veinte cuadras hacen una milla. Por eso el primer día se puede andar sin mapa. El metro circula toda la noche, y una caminata de Central Park a Battery Park enseña más que cualquier autobús turístico.",
      "Salga de la isla al menos una vez. El transbordador a Dumbo, los ravioles chinos de Flushing al final de la línea 7, el zoológico del Bronx o una calle de escalinatas en Brooklyn Heights son los sitios de los que hablan los neoyorquinos; y en Jackson Heights, Queens, se oye tanto español como inglés. Cuatro noches son una buena primera visita. Midtown es cómodo para el teatro, el Lower East Side para cenar, y Long Island City, a una estación, para pagar menos de hotel.",
    ],
  },
  attractions: [
    {
      name: "Estatua de la Libertad y Ellis Island",
      text: "Un mismo barco desde Battery Park sirve a las dos; las entradas a la corona se agotan con meses de anticipación. El transbordador de Staten Island pasa junto a la estatua gratis, 25 minutos por trayecto.",
    },
    {
      name: "Central Park",
      text: "341 hectáreas (843 acres) entre las calles 59 y 110, todas hechas a mano. Entre por la 72 para la terraza Bethesda y el lago.",
    },
    {
      name: "Museo Metropolitano (Met)",
      text: "Un templo egipcio, cinco Vermeer y caballeros con armadura a caballo. Cierra los miércoles.",
    },
    {
      name: "Empire State",
      text: "El mirador al aire libre del piso 86 está ahí desde 1931. Hay menos fila en la primera hora y en la última.",
    },
    {
      name: "Puente de Brooklyn",
      text: "Abierto en 1883; la pasarela mide 1.8 km (poco más de una milla). Tome el metro a High Street, en Brooklyn, y camine hacia los rascacielos.",
    },
    { name: "High Line", text: "Una vía de carga convertida en jardín: 2.3 km (1.45 millas) del museo Whitney a la calle 34." },
    {
      name: "Memorial del 11 de Septiembre",
      text: "Dos estanques en la huella de las torres, con los nombres alrededor. El memorial es gratuito; el museo, debajo, se paga.",
    },
  ],
  airports: [
    {
      code: "JFK",
      name: "John F. Kennedy",
      text: "A 24 km (15 millas) al sureste de Midtown. AirTrain hasta Jamaica y tren Long Island Rail Road a Penn Station o Grand Central: unos 50 minutos en total; la línea E del metro es más barata y más lenta. El taxi a Manhattan tiene tarifa fija de unos 70 dólares, sin recargos, peajes ni propina.",
    },
    {
      code: "EWR",
      name: "Newark Liberty",
      text: "A 26 km (16 millas) al suroeste, en Nueva Jersey. AirTrain hasta la estación del aeropuerto y tren de NJ Transit a Penn Station en unos 30 minutos.",
    },
    {
      code: "LGA",
      name: "LaGuardia",
      text: "A 13 km (8 millas) de Midtown, sin tren. El autobús Q70 es gratis y enlaza con las líneas E, F, M, R y 7 en Jackson Heights.",
    },
    {
      code: "HPN",
      name: "Westchester, White Plains",
      text: "53 km (33 millas) al norte; autobús o taxi a White Plains y tren Metro-North a Grand Central en unos 40 minutos.",
    },
    {
      code: "ISP",
      name: "MacArthur, Islip",
      text: "80 km (50 millas) al este, en Long Island; desde la vecina Ronkonkoma el tren tarda cerca de hora y media. Útil para el lado de los Hamptons.",
    },
  ],
  seasons: [
    {
      name: "Enero a marzo",
      text: "Frío, muchas noches bajo cero, y las semanas más baratas de hotel. Es más fácil conseguir butaca en Broadway.",
    },
    { name: "Abril a junio", text: "Cerezos en Brooklyn y después tardes largas de unos 24 °C (75 °F). Gusta a todos y se paga." },
    {
      name: "Julio y agosto",
      text: "Unos 29 °C (85 °F) y bochorno en los andenes. Shakespeare y cine gratis en los parques, y playa en metro.",
    },
    {
      name: "Septiembre a noviembre",
      text: "El aire más limpio del año. En septiembre se reúne la ONU y el primer domingo de noviembre se corre el maratón; las dos cosas llenan los hoteles.",
    },
    {
      name: "Diciembre",
      text: "Vitrinas, pistas de hielo y el árbol del Rockefeller Center. Los primeros diez días cuestan mucho menos que los últimos diez.",
    },
  ],
  byPhone: null,
  questions: [
    {
      question: "¿Qué aeropuerto me queda más cerca?",
      answer:
        "LaGuardia para el Upper East Side y Queens; Newark, por tren, para el oeste y el sur de Manhattan; JFK para Brooklyn y para casi todos los vuelos de ultramar. La búsqueda de Nueva York compara los tres; si la diferencia no llega a 40 dólares, que decida el tren.",
    },
    {
      question: "¿Puedo llegar por un aeropuerto y salir por otro?",
      answer:
        "Sí, y muchas veces mejora los horarios. Para una conexión evítelo: de JFK a Newark hay hasta dos horas y media por carretera, y con dos boletos separados la segunda aerolínea no le debe nada si la primera se retrasa. Lea antes [cómo funcionan las cancelaciones](/cancellation-policy).",
    },
    {
      question: "¿Cómo se paga el metro?",
      answer:
        "Acercando una tarjeta bancaria sin contacto o el teléfono al torniquete; no hace falta boleto. Use siempre la misma tarjeta, porque el gasto tiene un tope en siete días. El AirTrain de los aeropuertos se cobra aparte.",
    },
    {
      question: "¿Cuándo es más barato volar a Nueva York?",
      answer:
        "De la segunda semana de enero a principios de marzo y, en general, entre semana. Para el verano y diciembre empiece a mirar dos o tres meses antes, y vea [nuestros consejos para volar barato](/travel-by-theme/book-cheap-flights-tickets).",
    },
  ],
} satisfies DestinationPage;
