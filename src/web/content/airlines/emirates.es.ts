import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolineas/emirates",
  title: "Emirates: de América a Dubái y de ahí a Asia, África o las islas",
  description:
    "Rutas de Emirates desde São Paulo, Buenos Aires, México, Bogotá y Estados Unidos; visa para Dubái, una sola pieza de mano de 7 kg y cierre de puertas.",
  airline: "Emirates",
  code: "EK",
  profile: {
    heading: "Una aerolínea de aviones grandes",
    body: [
      "Nadie tiene tantos Airbus A380 ni tantos Boeing 777 como Emirates. Eso se nota en la oferta: hay vuelos con unas quinientas plazas a ciudades donde otras mandan un avión mediano.",
      "El primer vuelo salió de Dubái a Karachi el 25 de octubre de 1985, con un avión alquilado a Pakistan International. Es del gobierno de Dubái y no pertenece a ninguna alianza; en su lugar tiene acuerdos sueltos con United, Air Canada, Qantas y, sobre todo, flydubai.",
    ],
  },
  facts: [
    { name: "Centro de conexiones", text: "Dubái (DXB), Terminal 3, exclusiva de la casa" },
    { name: "Alianza", text: "ninguna; acuerdos con United, Air Canada, Qantas, flydubai y otras" },
    { name: "Flota", text: "Airbus A380 y A350-900; Boeing 777-300ER y 777-200LR" },
    { name: "Cabinas", text: "Primera, ejecutiva, económica premium en aviones nuevos y renovados, y económica" },
    { name: "En el A380", text: "bar para la ejecutiva y dos duchas para la primera" },
    { name: "Programa de millas", text: "Emirates Skywards" },
    { name: "Primer vuelo", text: "25 de octubre de 1985" },
  ],
  network: {
    heading: "Cómo llegar desde su país",
    body: [
      "De Sudamérica, Emirates sale de São Paulo, Río de Janeiro y Buenos Aires. Desde Ciudad de México el vuelo para en Barcelona, y desde Bogotá, en Miami. El de Bogotá exige visa de Estados Unidos aunque usted no se quede allí.",
      "En Estados Unidos hay vuelos sin escalas desde Nueva York, Boston, Washington, Miami, Chicago, Houston, Dallas, Seattle, San Francisco y Los Ángeles: de 12 a 13 horas desde el este y unas 16 desde el oeste. Nueva York tiene además vuelos con parada en Milán y en Atenas.",
      "¿Para qué sirve pasar por Dubái? Para India, Tailandia, Bali, las Maldivas, Seychelles, Mauricio, Kenia o Sudáfrica. En marzo de 2026 la guerra cerró por días el espacio aéreo del Golfo y redujo los vuelos por más tiempo: antes de pagar, lea los avisos de la aerolínea y los de su cancillería.",
    ],
  },
  baggage: {
    lead: "Todo viaje que empieza o termina en América va por **piezas**; los demás, por peso total. La tabla es lo usual en vuelos propios, según publica Emirates al momento de escribir, y lo que decide son las condiciones de su boleto.",
    table: {
      caption: "Equipaje de Emirates desde y hacia América",
      head: ["Cabina y tarifa", "De mano", "En bodega"],
      rows: [
        ["Económica Special", "1 pieza de 7 kg (15 lb), 55 × 38 × 22 cm (22 × 15 × 8.5 pulgadas)", "1 de 23 kg (50 lb)"],
        ["Económica Saver, Flex y Flex Plus", "1 de 7 kg", "2 de 23 kg"],
        ["Económica premium", "1 de 10 kg (22 lb)", "2 de 23 kg"],
        ["Ejecutiva", "2 de 7 kg: una maleta y un maletín", "2 de 32 kg (70 lb)"],
        ["Primera", "2 de 7 kg", "2 de 32 kg (70 lb)"],
        ["Otras rutas", "Igual", "Por peso: de 20 a 35 kg en económica, 40 en ejecutiva, 50 en primera"],
      ],
    },
    notes: [
      "Dos detalles sorprenden: en económica no se admite oficialmente un bolso aparte de la pieza de mano, y la maleta de bodega puede medir 150 cm (59 pulgadas), no los 158 habituales. Ninguna puede pesar más de 32 kg.",
    ],
  },
  checkIn: {
    lead: "La Terminal 3 mide más de un kilómetro y medio y las puertas cierran temprano.",
    times: [
      { name: "En línea", text: "desde 48 horas hasta 90 minutos antes" },
      { name: "Mostrador", text: "abre por lo general 3 horas antes, en Dubái mucho antes; cierra 60 minutos antes" },
      { name: "Abordaje", text: "empieza unos 45 minutos antes; esté ya en la puerta" },
      { name: "Puerta", text: "cierra 20 minutos antes" },
    ],
  },
  byPhone:
    "Lo primero que necesita saber el agente es su pasaporte, porque de él dependen la visa de los Emiratos y, en la ruta de Miami, la de Estados Unidos. Si la espera en Dubái es larga, pregunte por Dubai Connect, el hotel que la aerolínea da con algunas tarifas y que se pide antes de viajar.",
  questions: [
    {
      question: "¿Puedo salir a conocer Dubái durante la escala?",
      answer:
        "Sí, si su pasaporte entra sin visa o tramita antes una de tránsito de 48 o 96 horas. Con seis horas alcanza para el Burj Khalifa; el metro llega a la Terminal 3.",
    },
    {
      question: "¿Qué latinoamericanos necesitan visa para los Emiratos?",
      answer:
        "Argentinos, brasileños, chilenos, mexicanos, uruguayos y otros reciben el permiso al llegar o están exentos. Para los demás, y para estar seguro, consulte la página oficial de los Emiratos antes de comprar.",
    },
    {
      question: "¿Hay comida sin carne, halal o kosher?",
      answer:
        "Toda la comida es halal. La vegetariana, la infantil y otras se piden sin costo, al menos 24 horas antes; para la kosher conviene avisar con más tiempo.",
    },
    {
      question: "¿Cuánto hay que gastar de más por la económica premium?",
      answer:
        "Varía mucho con la fecha, y no todos los aviones la llevan. El asiento es más ancho y con apoyo para las piernas, pero las maletas son las mismas dos de 23 kg.",
    },
    {
      question: "¿Emirates o Turkish para ir a Asia?",
      answer:
        "Mire el total y la espera. [Turkish](/airlines/book-turkish-flights-tickets) conecta en Estambul y llega a más países; Emirates tiene aviones mayores y más vuelos a India y al Índico. Ambas aparecen en [la búsqueda](/).",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "DXB-Dubai" },
    { from: "LAX-Los Angeles", to: "DXB-Dubai" },
    { from: "MIA-Miami", to: "DXB-Dubai" },
    { from: "IAH-Houston", to: "BOM-Mumbai" },
    { from: "CHI-Chicago", to: "DXB-Dubai" },
    { from: "NYC-New York", to: "MLE-Maldives" },
  ],
} satisfies AirlinePage;
