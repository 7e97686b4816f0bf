import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/es/airlines/book-spirit-flights-tickets",
  title: "Volar con Spirit Airlines: qué revisar antes de pagar",
  description:
    "Spirit desde Fort Lauderdale y Detroit: confirme que la ruta opera, sume las maletas, llegue 2 o 3 horas antes y conozca sus derechos si cancelan.",
  airline: "Spirit Airlines",
  code: "NK",
  profile: {
    heading: "Barata, amarilla y más pequeña que antes",
    body: [
      "Empecemos por lo importante. Spirit ha pasado por procesos de bancarrota en Estados Unidos y, en el camino, ha dejado rutas, aeropuertos y aviones. Una aerolínea puede seguir volando durante un proceso así, y eso hizo, pero con menos horarios. Antes de organizar un viaje alrededor de un vuelo suyo, confirme que la ruta todavía opera en sus fechas, pague con tarjeta de crédito y tenga pensada una segunda opción.",
      "La historia es curiosa: nació en Michigan de una empresa de camiones, llevó turistas de Detroit a Atlantic City y a las Bahamas con el nombre de Charter One, y desde 1992 se llama Spirit. Hacia 2010 llevó al extremo la idea de cobrar solo el asiento y vender lo demás por separado. Sus aviones son amarillos, como un taxi, desde 2014.",
    ],
  },
  facts: [
    { name: "Sede", text: "Dania Beach, Florida, al lado del aeropuerto de Fort Lauderdale." },
    { name: "Aeropuerto principal", text: "Fort Lauderdale, a unos 40 km (25 millas) al norte del de Miami." },
    { name: "También fuerte en", text: "Detroit, Orlando y algunas otras ciudades grandes." },
    { name: "Flota", text: "Airbus A320 y A321." },
    { name: "Alianza", text: "Ninguna, y tampoco boletos compartidos con otras aerolíneas." },
    { name: "Programa de puntos", text: "Free Spirit." },
  ],
  network: {
    heading: "El sur de Florida como punto de partida",
    body: [
      "Fort Lauderdale es la puerta económica al sur de Florida, y el tren Tri-Rail, con un autobús de enlace, la une con Miami. De allí salen vuelos hacia [Nueva York](/destination/book-flights-tickets-to-new-york), Detroit, [Atlanta](/destination/book-flights-tickets-to-atlanta) y Nueva Orleans, y hacia San Juan. Otros destinos del Caribe y de América Latina aparecen o desaparecen según el programa de cada temporada.",
      "El resto de su red son pares sueltos entre ciudades grandes y lugares de vacaciones, muchos con un vuelo al día o menos. Como no comparte boletos con nadie, tras una cancelación solo puede ofrecerle su propio asiento siguiente o la devolución. [JetBlue](/airlines/book-jetblue-flights-tickets) y [Frontier](/airlines/book-frontier-flights-tickets) cubren buena parte de las mismas rutas.",
    ],
  },
  baggage: {
    lead: "Esta es la tarifa más baja de Spirit, según lo publicado por la aerolínea al momento de escribir; las superiores incluyen maletas y asiento. Ante cualquier diferencia, deciden las condiciones de la aerolínea en su boleto.",
    table: {
      caption: "Equipaje con la tarifa más baja de Spirit",
      head: ["Pieza", "Tamaño y peso", "Precio"],
      rows: [
        ["Artículo personal", "Unos 46 × 36 × 20 cm (18 × 14 × 8 pulgadas), con asas y ruedas", "Incluido"],
        ["Equipaje de mano", "Unos 56 × 46 × 25 cm (22 × 18 × 10 pulgadas)", "Se paga; menos al comprar, más en la puerta"],
        ["Maleta documentada", "Hasta 158 cm (62 pulgadas) sumando los lados y 23 kg (50 lb)", "Se paga por pieza y por sentido"],
        ["Cochecito y silla infantil", "Uno y una por niño pequeño", "Sin costo"],
      ],
    },
    notes: [
      "Para una pareja, una maleta documentada compartida suele costar menos que dos piezas de mano.",
      "El sobrepeso se cobra por tramos: mida y pese en casa, y deje margen para los regalos de la vuelta.",
    ],
  },
  checkIn: {
    lead: "Spirit es estricta con sus horas. Cuente desde la salida, no desde el abordaje.",
    times: [
      { name: "Vuelos nacionales", text: "Haga el check-in 2 horas antes de la salida." },
      { name: "Vuelos internacionales", text: "Haga el check-in 3 horas antes de la salida." },
      { name: "En línea", text: "Desde 24 horas antes. Guarde el pase de abordar en el teléfono; si un empleado lo imprime, se paga." },
      { name: "Maletas y puerta", text: "La entrega cierra entre 45 y 60 minutos antes, según la ruta; la puerta, unos 15 minutos antes." },
    ],
  },
  byPhone:
    "Pregunte primero si la ruta opera en sus días y pida después la suma con maletas, ida y vuelta. Si el viaje tiene una fecha que no se mueve, como un crucero o una graduación, dígalo: el agente puede leerle al lado el precio de otra aerolínea para que usted compare.",
  questions: [
    {
      question: "¿Qué pasa si Spirit deja de volar mi ruta?",
      answer:
        "Le deben el dinero en la misma forma en que pagó, si no acepta otro vuelo; así lo manda la ley de Estados Unidos para cualquier aerolínea. Cómo le llega está en [nuestra política de reembolsos](/refund-policy).",
    },
    {
      question: "¿Con cuánta anticipación llego al aeropuerto?",
      answer: "2 horas para un vuelo nacional y 3 para uno internacional, aunque ya haya hecho el check-in en línea.",
    },
    {
      question: "¿Me conviene Spirit si llevo dos maletas?",
      answer:
        "Pocas veces. Sume las dos maletas en cada sentido y compare el total con una aerolínea que ya incluya equipaje en su tarifa.",
    },
    {
      question: "¿Es segura?",
      answer:
        "En lo técnico, cumple las mismas normas federales que las demás. El riesgo está en los cambios de horario y las cancelaciones, no en el avión.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "FLL-Fort Lauderdale" },
    { from: "FLL-Fort Lauderdale", to: "SJU-San Juan" },
    { from: "DTW-Detroit", to: "FLL-Fort Lauderdale" },
    { from: "DTW-Detroit", to: "MCO-Orlando" },
    { from: "ATL-Atlanta", to: "FLL-Fort Lauderdale" },
    { from: "MSY-New Orleans", to: "FLL-Fort Lauderdale" },
  ],
} satisfies AirlinePage;
