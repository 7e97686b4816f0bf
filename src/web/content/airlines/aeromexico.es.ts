import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/es/airlines/book-aeromexico-flights-tickets",
  title: "Volar con Aeroméxico: rutas, equipaje y reserva por teléfono",
  description:
    "Lo que conviene saber antes de comprar un boleto de Aeroméxico: conexiones en el AICM, los 12 kg de mano, maletas de 23 y 32 kg y horarios de check-in.",
  airline: "Aeroméxico",
  code: "AM",
  profile: {
    heading: "La aerolínea que une los dos lados de la frontera",
    body: [
      "Para muchas familias, Aeroméxico es el viaje a casa: Los Ángeles, San Francisco o Nueva York por un lado, y por el otro la capital, Jalisco, Oaxaca o Yucatán. Es la aerolínea mexicana que suma a sus destinos nacionales vuelos largos en aviones de fuselaje ancho.",
      "Nació en 1934 como Aeronaves de México, con un avión Stinson que volaba de la capital a Acapulco. En el año 2000 fue una de las cuatro fundadoras de la alianza SkyTeam, al lado de Delta, Air France y Korean Air.",
    ],
  },
  facts: [
    { name: "Fundación", text: "1934, como Aeronaves de México" },
    { name: "Centro de conexiones principal", text: "Ciudad de México, aeropuerto Benito Juárez (MEX), Terminal 2" },
    { name: "Otros centros de conexiones", text: "Monterrey (MTY) y Guadalajara (GDL)" },
    { name: "Alianza", text: "SkyTeam" },
    { name: "Flota", text: "Boeing 787-8 y 787-9, Boeing 737 MAX y 737-800, y Embraer 190 de Aeroméxico Connect" },
    { name: "Cabinas", text: "Premier (ejecutiva), AM Plus (económica con más espacio) y económica" },
    { name: "Programa de puntos", text: "Aeroméxico Rewards, antes Club Premier" },
  ],
  network: {
    heading: "Por dónde se conecta",
    body: [
      "Casi todo pasa por la Ciudad de México. Si llega de Estados Unidos y sigue a Mérida, Tuxtla, Oaxaca o Los Cabos, pasa migración en la capital, pasa la aduana con su maleta y vuelve a entregarla; llegada y salida son en la misma Terminal 2. Cuente con dos horas.",
      "Monterrey y Guadalajara reciben también vuelos de Estados Unidos: para el norte del país y el Bajío evitan el rodeo por la capital.",
      "Hacia el sur hay vuelos a Bogotá, Lima, Santiago, Buenos Aires y São Paulo; hacia Europa, a Madrid, Barcelona, París, Ámsterdam y Londres; y hacia Asia, a Tokio y Seúl. Desde Centroamérica o el norte de México, la capital suele ser el camino más corto a Madrid; desde Nueva York, no.",
    ],
  },
  baggage: {
    lead: "La tabla vale para las tarifas habituales en vuelos de la propia Aeroméxico, según lo publicado por la aerolínea al momento de escribir. La tarifa Básica incluye menos. Lo que manda son las condiciones impresas en su boleto.",
    table: {
      caption: "Equipaje de Aeroméxico por tarifa",
      head: ["Qué", "Cuánto", "Lo que conviene saber"],
      rows: [
        [
          "Equipaje de mano",
          "12 kg (26 lb) en total en la mayoría de las tarifas",
          "Una maleta de 55 × 40 × 25 cm (21.5 × 15.7 × 10 pulgadas) y un artículo personal; los 12 kg son la **suma** de los dos",
        ],
        ["Equipaje de mano en Premier", "Unos 18 kg (40 lb) en total", "Mismas medidas, más peso"],
        ["Documentado, tarifa Básica", "Ninguno", "La primera maleta se compra aparte; antes del aeropuerto cuesta menos"],
        [
          "Documentado, demás tarifas económicas",
          "23 kg (50 lb) por pieza, por lo general una",
          "En algunas rutas son dos: véalo en el boleto",
        ],
        ["Documentado, Premier", "32 kg (70 lb) por pieza, por lo general dos", "Ninguna maleta puede pasar de 32 kg"],
        ["Medida de la maleta documentada", "158 cm (62 pulgadas)", "Largo, ancho y alto sumados"],
      ],
    },
    notes: [
      "En económica, una maleta de entre 23 y 32 kg viaja con cargo por sobrepeso. Si un tramo lo opera Delta u otra socia, pueden regir las reglas de esa aerolínea. De quién son las reglas y dónde leerlas lo explica [nuestra política de equipaje](/baggage-policy).",
    ],
  },
  checkIn: {
    lead: "Todos los tiempos se cuentan hacia atrás desde la hora de salida.",
    times: [
      { name: "En línea, vuelos nacionales", text: "desde 48 horas antes" },
      { name: "En línea, vuelos internacionales", text: "desde 24 horas antes, con los datos del pasaporte a la mano" },
      {
        name: "Mostrador",
        text: "llegue 2 horas antes en vuelos nacionales y 3 en internacionales; las maletas se reciben hasta unos 60 y 90 minutos antes",
      },
      { name: "Puerta de embarque", text: "30 minutos antes en nacionales y 40 en internacionales" },
    ],
  },
  byPhone:
    "Tenga a la vista los pasaportes y díctenos los nombres tal como aparecen, con los dos apellidos. Díganos también cuántas maletas lleva y cuánto pesan: entre la tarifa Básica y la siguiente, muchas veces la diferencia es justamente la maleta.",
  questions: [
    {
      question: "¿Puedo llevar la maleta de 12 kg y además una mochila?",
      answer: "Puede llevar las dos piezas, pero entre ambas no deben pasar de 12 kg. Si la maleta pesa 9, a la mochila le quedan 3.",
    },
    {
      question: "Soy mexicano y vivo en Estados Unidos, ¿con qué documento viajo?",
      answer:
        "Para entrar a México sirve su pasaporte mexicano; para volver a Estados Unidos, la residencia o el pasaporte estadounidense. Lleve ambos y use en la reserva el nombre del documento con el que sube al avión.",
    },
    {
      question: "¿Y si mi hijo viaja a México sin sus padres?",
      answer:
        "Aeroméxico ofrece el servicio de menor sin acompañante, que se pide al reservar. Para salir después de México, un menor mexicano o residente que va sin padre ni madre necesita además el permiso de salida del INM (formato SAM); el consulado lo explica.",
    },
    {
      question: "¿El AIFA es el mismo aeropuerto?",
      answer:
        "No. El Felipe Ángeles (NLU) está a unos 45 km (28 millas) al norte del centro, lejos del Benito Juárez. Revise el código en cada tramo antes de armar una conexión por su cuenta.",
    },
    {
      question: "¿Conviene Aeroméxico o una de bajo costo?",
      answer:
        "Depende de la maleta. Compare el total con equipaje y asiento: [Volaris](/airlines/book-volaris-flights-tickets) suele empezar más abajo, y con una maleta las dos se acercan. Si encuentra el mismo itinerario a menos, lea [nuestra promesa de igualar precios](/price-match-promise).",
    },
  ],
  routes: [
    { from: "LAX-Los Angeles", to: "MEX-Mexico City" },
    { from: "NYC-New York", to: "MEX-Mexico City" },
    { from: "SFO-San Francisco", to: "MEX-Mexico City" },
    { from: "LAX-Los Angeles", to: "CUN-Cancun" },
    { from: "MEX-Mexico City", to: "MAD-Madrid" },
    { from: "MEX-Mexico City", to: "BOG-Bogota" },
  ],
} satisfies AirlinePage;
