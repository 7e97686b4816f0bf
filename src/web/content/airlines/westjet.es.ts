import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/es/airlines/book-westjet-flights-tickets",
  title: "WestJet: cómo volar a Calgary, Banff y el oeste de Canadá",
  description:
    "WestJet desde Estados Unidos y el Caribe: eTA o visa para Canadá, la tarifa UltraBasic y su equipaje, el control previo hacia EE. UU. y los horarios.",
  airline: "WestJet",
  code: "WS",
  profile: {
    heading: "La aerolínea de las Rocosas canadienses",
    body: [
      "Para ver Banff, el lago Louise o el parque Jasper se llega casi siempre por Calgary, y Calgary es la casa de WestJet. Desde su aeropuerto hay 130 km (80 millas) de autopista hasta Banff, hora y media en auto o en autobús. Más de la mitad de la red de la compañía pasa por allí.",
      "Empezó el 29 de febrero de 1996 con tres Boeing 737 usados y cinco ciudades del oeste, imitando a [Southwest](/airlines/book-southwest-flights-tickets). Con el tiempo agregó una cabina premium, aviones de fuselaje ancho y una filial regional de turbohélices, WestJet Encore, y absorbió a Sunwing, la aerolínea de paquetes de playa. Es la segunda de Canadá, detrás de Air Canada.",
    ],
  },
  facts: [
    { name: "Centro de conexiones", text: "[Calgary](/destination/book-flights-tickets-to-calgary)." },
    { name: "Otras bases", text: "Edmonton, [Vancouver](/destination/book-flights-tickets-to-vancouver), Winnipeg y Toronto." },
    { name: "Aviones", text: "Boeing 737, también MAX 8; Boeing 787-9; turbohélices Q400 de De Havilland." },
    { name: "Clases", text: "Económica y premium; en el 787, ejecutiva con camas." },
    { name: "Alianza", text: "Ninguna; comparte códigos con Delta, Air France, [KLM](/airlines/book-klm-flights-tickets) y Korean Air." },
    { name: "Programa de puntos", text: "WestJet Rewards." },
  ],
  network: {
    heading: "Un mapa que cambia con la nieve",
    body: [
      "En invierno WestJet mira al sur: Cancún, Puerto Vallarta, Los Cabos, Punta Cana, Montego Bay y Liberia, en Costa Rica. En verano crece hacia Europa y Asia, con vuelos desde Calgary a Londres, París, Roma, Tokio y Seúl. En Estados Unidos llega a Los Ángeles, Las Vegas, Phoenix, Orlando y Nueva York, entre otras, pero no a todas en cada estación; en 2026 dejó bastantes rutas, así que mire antes si queda la suya.",
      "A Sudamérica no vuela. Desde Bogotá, Lima o Santiago se conecta en Estados Unidos, donde hace falta visa estadounidense incluso para la escala, o por México o por Toronto con otra aerolínea. Si no tiene esa visa, dígalo antes de elegir la ruta.",
    ],
  },
  baggage: {
    lead: "Para vuelos dentro de Norteamérica, según lo publicado por la aerolínea al momento de escribir; en los que cruzan un océano la regla de cabina es más amplia. Deciden las condiciones de la aerolínea que figuran en el boleto.",
    table: {
      caption: "Equipaje de WestJet en Norteamérica",
      head: ["Tarifa", "En cabina", "Documentado"],
      rows: [
        ["UltraBasic", "Solo un artículo personal de unos 41 × 33 × 15 cm (16 × 13 × 6 pulgadas)", "Con pago, también la maleta de mano"],
        [
          "Económica, las demás",
          "El artículo personal y una maleta de unos 53 × 38 × 23 cm (21 × 15 × 9 pulgadas)",
          "Con pago: 23 kg (50 lb) y 157 cm (62 pulgadas) en total",
        ],
        ["Premium", "Lo mismo", "Dos incluidas de 23 kg"],
        ["Ejecutiva (787)", "Lo mismo", "Dos incluidas de hasta 32 kg (70 lb)"],
      ],
    },
    notes: [
      "Con abrigo, botas y regalos, una maleta de invierno pesa el doble que una de playa. Calcule la documentada desde el principio.",
      "Un par de esquís en su funda suele contar como una maleta.",
    ],
  },
  checkIn: {
    lead: "Al salir de Canadá hacia Estados Unidos se pasa la migración estadounidense antes de abordar, en el propio aeropuerto canadiense. Es cómodo a la llegada, pero pide tiempo a la salida.",
    times: [
      { name: "En línea", text: "Desde 24 horas antes de la salida." },
      { name: "De Canadá a Estados Unidos", text: "Llegue entre dos horas y media y tres horas antes." },
      {
        name: "Mostrador y maletas",
        text: "Hasta unos 60 minutos antes; más bien 75 a 90 en vuelos al exterior desde los grandes aeropuertos de Canadá.",
      },
      { name: "Puerta", text: "Esté 40 minutos antes; el abordaje termina unos 10 minutos antes, 15 en el 787." },
    ],
  },
  byPhone:
    "Diga el mes exacto, porque una ruta de julio puede no existir en noviembre. Tenga a mano el pasaporte de cada viajero y aclare qué visas tiene, la canadiense y la estadounidense: con eso el agente descarta las conexiones que no le sirven. Y pida que la tarifa incluya la maleta de mano, si la lleva.",
  questions: [
    {
      question: "¿Los mexicanos necesitan visa para volar a Canadá?",
      answer:
        "La mayoría sí. Quien tiene una visa de Estados Unidos vigente o tuvo una canadiense en los últimos diez años puede llegar por avión con la autorización electrónica eTA, que cuesta poco y se pide en línea. Consulte el sitio del gobierno canadiense.",
    },
    {
      question: "Tengo la tarjeta de residente (green card). ¿Qué me pide Canadá?",
      answer: "El pasaporte de su país y esa tarjeta, ambos vigentes. Con ellos no necesita visa ni eTA.",
    },
    {
      question: "¿Qué me falta si compro UltraBasic?",
      answer:
        "La maleta de mano, la elección gratuita de asiento y casi todo derecho a cambiar. Sirve para un fin de semana con mochila pequeña.",
    },
    {
      question: "¿Cuándo conviene ir a Banff?",
      answer:
        "De fines de junio a septiembre para los lagos y senderos; de diciembre a marzo para esquiar. En mayo muchos lagos siguen congelados y los vuelos cuestan menos.",
    },
    {
      question: "¿Qué pasa si una tormenta cancela el vuelo?",
      answer:
        "La aerolínea debe buscarle otro y, si no lo consigue en unos dos días, devolverle el dinero, según las reglas de Canadá. Nuestra parte está en [la política de cancelación](/cancellation-policy).",
    },
  ],
  routes: [
    { from: "LAX-Los Angeles", to: "YYC-Calgary" },
    { from: "LAS-Las Vegas", to: "YYC-Calgary" },
    { from: "NYC-New York", to: "YYC-Calgary" },
    { from: "YYC-Calgary", to: "YVR-Vancouver" },
    { from: "YYC-Calgary", to: "LON-London" },
    { from: "YYC-Calgary", to: "PAR-Paris" },
  ],
} satisfies AirlinePage;
