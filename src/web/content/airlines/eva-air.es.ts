import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolineas/eva-air",
  title: "EVA Air: viajar a Taiwán y al sudeste asiático por Taipéi",
  description:
    "Qué ofrece EVA Air a quien sale de América: vuelos nocturnos a Taipéi, conexiones a Vietnam, Tailandia y Filipinas, maletas por pieza y visas de tránsito.",
  airline: "EVA Air",
  code: "BR",
  profile: {
    heading: "De los barcos a los aviones",
    body: [
      "Si ha visto contenedores verdes con la palabra Evergreen, ya conoce a la familia. El dueño de esa naviera fundó en marzo de 1989 la primera aerolínea internacional privada de Taiwán, que voló por primera vez el 1 de julio de 1991. Es miembro de Star Alliance desde 2013.",
      "En 1992 fue de las primeras del mundo en poner una cabina intermedia entre la económica y la ejecutiva. Y es la de los aviones de Hello Kitty, con almohadas y pases de abordar a juego.",
    ],
  },
  facts: [
    { name: "Centro de conexiones", text: "Taipéi-Taoyuan (TPE), sobre todo la Terminal 2" },
    { name: "También desde", text: "Songshan (TSA), dentro de Taipéi, a Tokio-Haneda, Seúl y Shanghái; y Kaohsiung (KHH)" },
    { name: "Alianza", text: "Star Alliance" },
    { name: "Flota", text: "Boeing 777-300ER, 787-9 y 787-10; Airbus A330-300 y A321-200" },
    { name: "Cabinas", text: "Royal Laurel (ejecutiva), económica premium y económica" },
    { name: "Programa de millas", text: "Infinity MileageLands" },
    { name: "Filial", text: "UNI Air, para islas y tramos cortos" },
    { name: "Primer vuelo", text: "1 de julio de 1991" },
  ],
  network: {
    heading: "El recorrido paso a paso",
    body: [
      "EVA no tiene vuelos a América Latina. Desde México, Panamá, Bogotá o Lima se llega primero a Los Ángeles, San Francisco o Houston, con una socia como United, Copa o Avianca, y allí se toma el avión a Taipéi. Hace falta visa de Estados Unidos, o bien ir por Vancouver o Toronto con el permiso de Canadá.",
      "Desde Estados Unidos salen vuelos de Los Ángeles, San Francisco, Seattle, Chicago, Houston, Dallas, Washington y Nueva York. La ida dura unas 14 horas desde California y 16 desde Nueva York; la vuelta es más corta por el viento. Muchos parten hacia la medianoche y llegan antes de las seis.",
      "A esa hora empiezan las conexiones: Ho Chi Minh, Hanói, Manila, Cebú, Bangkok, Nom Pen, Singapur, Kuala Lumpur, Hong Kong y Okinawa, casi siempre en la misma terminal y sin tocar la maleta.",
    ],
  },
  baggage: {
    lead: "EVA cuenta piezas, no kilos. Lo siguiente es lo que publica para viajes con Estados Unidos y Canadá al momento de escribir. Cuidado con la tarifa Discount, y recuerde que mandan las condiciones de su boleto.",
    table: {
      caption: "Equipaje de EVA Air en viajes con Norteamérica",
      head: ["Cabina o tarifa", "De mano", "Documentado"],
      rows: [
        ["Económica Discount", "1 de 7 kg (15 lb), 56 × 36 × 23 cm, y un artículo personal pequeño", "1 de 23 kg (50 lb)"],
        ["Económica Basic, Standard y Up", "Lo mismo", "2 de 23 kg"],
        ["Económica premium", "Lo mismo", "2; hasta 28 kg (62 lb) en muchos boletos"],
        ["Royal Laurel", "2 de 7 kg y un artículo personal", "2 de 32 kg (70 lb)"],
        ["Medidas y extras", "115 cm (45 pulgadas) sumando los lados", "158 cm (62 pulgadas); Star Alliance Gold agrega una maleta"],
      ],
    },
    notes: [
      "No lleve carne a Taiwán: ni chorizo, ni cecina, ni tamales de cerdo, aunque estén sellados. Las multas son muy altas. Las baterías portátiles van en cabina y no se usan durante el vuelo.",
    ],
  },
  checkIn: {
    lead: "En Estados Unidos los mostradores abren pocas horas, porque a veces hay un solo vuelo al día.",
    times: [
      { name: "En línea", text: "desde 48 horas hasta unos 90 minutos antes" },
      { name: "Mostrador", text: "abre unas 3 horas antes; recibe maletas hasta 60 minutos antes" },
      {
        name: "En la ciudad de Taipéi",
        text: "para muchos vuelos del mismo día se deja la maleta en la estación central, hasta 3 horas antes",
      },
      { name: "Puerta", text: "esté 30 minutos antes; cierra entre 10 y 15 minutos antes" },
    ],
  },
  byPhone:
    "Cuéntenos todo el recorrido desde su ciudad, no solo el tramo a Taipéi: en un mismo boleto la maleta sigue y las conexiones quedan protegidas. Diga qué visas tiene y si le interesa la económica premium solo para la ida nocturna, que muchas tarifas permiten.",
  questions: [
    {
      question: "¿Necesito visa para pasar por Taipéi?",
      answer:
        "Para cambiar de avión sin entrar al país, normalmente no. Para salir a la ciudad depende del pasaporte: el de Estados Unidos o Chile entra sin visa; otros países de la región necesitan tramitarla, así que confirme con la oficina de Taiwán en el suyo.",
    },
    {
      question: "¿Qué hago con una escala larga?",
      answer:
        "El tren rápido llega a la estación central en unos 35 minutos. Con siete horas o más, la oficina de turismo de Taiwán ofrece recorridos gratuitos de medio día, si usted puede entrar al país.",
    },
    {
      question: "¿Es cómoda para viajar con niños?",
      answer:
        "Sí: el 777 tiene cunas que se piden con anticipación y menú infantil que se encarga 24 horas antes. Lo duro es la duración, no el avión.",
    },
    {
      question: "¿Sumo millas en LifeMiles o ConnectMiles?",
      answer:
        "Sí, en las clases que lo permiten, porque las tres son de Star Alliance. Dé el número al reservar; las tarifas Discount suman poco o nada.",
    },
    {
      question: "¿EVA o ANA?",
      answer:
        "Para Japón, [ANA](/airlines/book-all-nippon-flights-tickets). Para Vietnam, Filipinas o Tailandia, Taipéi suele dar conexiones más cortas que Tokio. Pida por teléfono las dos con sus fechas; lo que cobramos por reservar está en [nuestros cargos](/our-service-fees).",
    },
  ],
  routes: [
    { from: "LAX-Los Angeles", to: "TPE-Taipei" },
    { from: "SFO-San Francisco", to: "TPE-Taipei" },
    { from: "NYC-New York", to: "TPE-Taipei" },
    { from: "SEA-Seattle", to: "TPE-Taipei" },
    { from: "IAH-Houston", to: "TPE-Taipei" },
    { from: "LAX-Los Angeles", to: "SIN-Singapore" },
  ],
} satisfies AirlinePage;
