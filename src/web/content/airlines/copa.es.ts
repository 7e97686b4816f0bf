import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolinea/copa",
  title: "Copa Airlines: toda América con una sola escala en Panamá",
  description:
    "Cómo funciona la conexión de Copa en Tocumen sin pasar migración, qué maletas admite cada tarifa, las restricciones de diciembre y el stopover en Panamá.",
  airline: "Copa Airlines",
  code: "CM",
  profile: {
    heading: "Por qué tanta gente pasa por Panamá",
    body: [
      "Mire el mapa: Panamá queda casi en el centro del continente y al nivel del mar. Desde allí un Boeing 737, el único tipo de avión que vuela Copa, alcanza Boston, San Francisco y Buenos Aires. Los vuelos del norte y los del sur llegan por oleadas a Tocumen y una o dos horas más tarde salen cruzados.",
      "La Compañía Panameña de Aviación empezó en agosto de 1947, con apoyo de Pan American y tres C-47 que iban a tres ciudades del interior. Está en Star Alliance desde 2012 y tiene una relación estrecha con United.",
    ],
  },
  facts: [
    { name: "Centro de conexiones", text: "Tocumen (PTY), el Hub de las Américas" },
    { name: "Primer vuelo", text: "agosto de 1947" },
    { name: "Alianza", text: "Star Alliance" },
    { name: "Flota", text: "solo Boeing 737, sobre todo 737-800 y 737 MAX 9" },
    { name: "Cabinas", text: "Económica y ejecutiva; camas “Dreams” en muchos MAX 9" },
    { name: "Alcance", text: "unas 80 ciudades en más de 30 países del continente" },
    { name: "Programa de millas", text: "ConnectMiles" },
    { name: "Hermana de bajo costo", text: "Wingo, en Colombia" },
  ],
  network: {
    heading: "De dónde sale y hasta dónde llega",
    body: [
      "En Estados Unidos y Puerto Rico: Miami, Fort Lauderdale, Orlando, Tampa, Atlanta, Washington, Nueva York, Boston, Chicago, Las Vegas, Los Ángeles, San Francisco y San Juan, entre otras. A Panamá son menos de tres horas desde Miami, unas cinco desde Nueva York y unas siete desde Los Ángeles.",
      "Hacia el sur llega a donde pocas llegan: Manaos, Asunción, Santa Cruz, Córdoba, Guayaquil, Cali, San Andrés, Georgetown, Paramaribo. Y en el Caribe, a La Habana, Santo Domingo, Punta Cana, Curazao y Puerto España.",
      "En Tocumen, de vuelo internacional a vuelo internacional no hay migración, ni aduana, ni maletas que recoger. Sesenta minutos de conexión son normales: camine sin detenerse en las tiendas y llegará.",
    ],
  },
  baggage: {
    lead: "En cabina la regla es igual para todos; en bodega depende de la tarifa. Son las franquicias usuales que Copa publica al momento de escribir para sus vuelos. Algunas rutas, como Brasil y Cuba, tienen reglas propias. Mandan las condiciones de su boleto.",
    table: {
      caption: "Equipaje en Copa Airlines",
      head: ["Qué", "Permitido", "Consejo"],
      rows: [
        ["Artículo personal", "1, de unos 43 × 25 × 22 cm (17 × 10 × 9 pulgadas)", "Va debajo del asiento"],
        [
          "Equipaje de mano",
          "1 de 10 kg (22 lb), 56 × 36 × 26 cm (22 × 14 × 10 pulgadas)",
          "El 737 se llena: si aborda al final, se la bajan a bodega sin costo",
        ],
        ["Documentado, económica Basic", "Por lo general nada", "La primera maleta se paga según la ruta"],
        ["Documentado, económica Classic y Full", "Por lo general 1 de 23 kg (50 lb)", "Una segunda en ciertas rutas y tarifas"],
        ["Documentado, ejecutiva", "Por lo general 2 de 32 kg (70 lb)", "ConnectMiles y Star Alliance Gold agregan una"],
      ],
    },
    notes: [
      "Medida máxima: 158 cm (62 pulgadas) sumando los tres lados. En diciembre, y en verano en varias rutas del Caribe, Copa aplica embargo: no acepta cajas ni maletas extra, aunque las pague. Pregunte antes de comprar el televisor.",
    ],
  },
  checkIn: {
    lead: "Con conexión en Panamá usted hace el check-in una sola vez, para los dos vuelos.",
    times: [
      { name: "En línea", text: "desde 48 horas antes en la mayoría de las rutas, con los documentos ya ingresados" },
      { name: "Mostrador", text: "llegue 3 horas antes; las maletas se cierran 60 minutos antes, en algunos aeropuertos 90" },
      { name: "Lo más temprano", text: "no reciben maletas con más de unas 4 horas de anticipación" },
      { name: "Puerta", text: "esté 45 minutos antes; se cierra unos 15 minutos antes" },
    ],
  },
  byPhone:
    "¿Le gustaría conocer el Canal o comprar en la ciudad? Pida el stopover: permite quedarse varios días en Panamá sin que suba la tarifa aérea. Dígalo al principio de la llamada, pues agregarlo a un boleto ya emitido es difícil. Tenga también a mano su certificado de fiebre amarilla, si lo tiene.",
  questions: [
    {
      question: "¿Los cubanos y venezolanos necesitan visa para la escala?",
      answer:
        "Puede ser. Panamá ha pedido visa de tránsito a algunas nacionalidades y cambia la regla con frecuencia. Confírmelo con el consulado panameño antes de pagar y díganos con qué pasaporte viaja.",
    },
    {
      question: "¿Para el stopover se necesita visa?",
      answer:
        "Depende: quedarse es entrar al país. Muchas nacionalidades entran sin visa, y otras solo si tienen una de Estados Unidos, Canadá o Europa vigente y ya usada.",
    },
    {
      question: "¿Me exigirán la vacuna de fiebre amarilla?",
      answer:
        "Es posible si viene de Brasil, Bolivia, Colombia, Perú u otro país con riesgo. Debe ponerse al menos diez días antes del viaje.",
    },
    {
      question: "¿Cómo sé si mi avión tiene camas en ejecutiva?",
      answer:
        "Pregunte si lo vuela un MAX 9 con asientos Dreams; los 737 más antiguos llevan butacas reclinables. De lo que cuesta hablamos en [clase ejecutiva](/travel-by-theme/book-business-class-flights-tickets).",
    },
    {
      question: "¿Qué pasa si pierdo la conexión?",
      answer:
        "Si los dos vuelos están en el mismo boleto, la aerolínea le da lugar en el siguiente que lo tenga. Compare también [Avianca](/airlines/book-avianca-flights-tickets) cuando su destino sea Colombia, pues suele volar sin escalas.",
    },
  ],
  routes: [
    { from: "MIA-Miami", to: "PTY-Panama City" },
    { from: "NYC-New York", to: "PTY-Panama City" },
    { from: "LAX-Los Angeles", to: "PTY-Panama City" },
    { from: "PTY-Panama City", to: "BOG-Bogota" },
    { from: "ORL-Orlando", to: "LIM-Lima" },
    { from: "PTY-Panama City", to: "HAV-Havana" },
  ],
} satisfies AirlinePage;
