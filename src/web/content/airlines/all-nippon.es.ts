import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolineas/all-nippon",
  title: "ANA, All Nippon Airways: cómo llegar a Japón desde América",
  description:
    "Volar a Tokio con ANA: sin escalas desde Ciudad de México, las salidas de Estados Unidos, Haneda o Narita, dos maletas de 23 kg y puntualidad japonesa.",
  airline: "All Nippon Airways",
  code: "NH",
  profile: {
    heading: "Qué aerolínea es ANA",
    body: [
      "Es la más grande de Japón y miembro de Star Alliance desde 1999. Su código, NH, recuerda el origen: Nippon Helicopter, una empresa de diciembre de 1952 con dos helicópteros. Cinco años después pasó a llamarse All Nippon Airways, y hasta 1986 casi no salió del país.",
      "En octubre de 2011 hizo el primer vuelo comercial del Boeing 787, un avión que hoy es el centro de su flota. En su página la verá como ANA; en el boleto, como NH.",
    ],
  },
  facts: [
    { name: "Centros de conexiones internacionales", text: "Tokio-Haneda (HND) y Tokio-Narita (NRT)" },
    { name: "Centros de conexiones nacionales", text: "Haneda y Osaka-Itami (ITM)" },
    { name: "Alianza", text: "Star Alliance, con alianza comercial con United sobre el Pacífico" },
    { name: "Flota", text: "Boeing 777-300ER, 787, 767 y 737; familia Airbus A320; turbohélices Dash 8" },
    { name: "Una rareza", text: "tres Airbus A380 pintados de tortuga marina, solo entre Narita y Honolulu" },
    { name: "Cabinas", text: "Primera, ejecutiva, económica premium y económica" },
    { name: "Programa de millas", text: "ANA Mileage Club" },
    { name: "Origen", text: "1952, como Nippon Helicopter" },
  ],
  network: {
    heading: "El camino desde América Latina",
    body: [
      "ANA vuela sin escalas entre Ciudad de México y Narita, y para muchos latinoamericanos ese es el camino más simple, porque evita la visa de tránsito de Estados Unidos. [Aeroméxico](/airlines/book-aeromexico-flights-tickets) hace la misma ruta con avión propio. Desde Bogotá, Lima, San José o Panamá se llega a la capital mexicana con otra aerolínea; pregunte antes si su pasaporte necesita visa de México.",
      "Desde Estados Unidos salen vuelos de Los Ángeles, San Francisco, Seattle, Chicago, Houston, Washington y Nueva York (JFK), casi todos a Haneda, además de Honolulu. Son unas 11 horas desde el Pacífico y 13 o 14 desde el Atlántico.",
      "Haneda queda a unos 15 km (9 millas) del centro; Narita, a unos 65 km (40 millas), una hora en el Narita Express o el Skyliner. Para seguir a Sapporo, Fukuoka, Hiroshima u Okinawa elija Haneda: de ahí salen los vuelos nacionales. A Kioto se va mejor en tren bala desde la ciudad.",
    ],
  },
  baggage: {
    lead: "Así es la franquicia usual en vuelos internacionales de la propia ANA, según lo que publica al momento de escribir. Las tarifas económicas más restringidas pueden dar una maleta en lugar de dos; deciden las condiciones del boleto.",
    table: {
      caption: "Equipaje de ANA: internacional y dentro de Japón",
      head: ["Qué", "Permitido", "Tenga en cuenta"],
      rows: [
        ["De mano, en toda cabina", "10 kg (22 lb) en total", "Una maleta de 55 × 40 × 25 cm y un artículo personal, pesados juntos"],
        ["Económica y económica premium", "Por lo general 2 maletas de 23 kg (50 lb)", "158 cm (62 pulgadas) cada una"],
        ["Ejecutiva", "2 maletas de 32 kg (70 lb)", "Star Alliance Gold agrega una"],
        ["Primera", "3 maletas de 32 kg (70 lb)", "Más de 32 kg por pieza solo con arreglo previo"],
        ["Vuelo nacional comprado aparte", "1 o 2 maletas de 23 kg (50 lb)", "Una con la tarifa Simple, dos con Standard y Flex"],
      ],
    },
    notes: [
      "Si el tramo nacional va en el mismo boleto, rige la franquicia internacional hasta el final. Ya en Japón, mucha gente manda las maletas al hotel con el servicio de mensajería takkyubin, desde el propio aeropuerto, y viaja ligera en el tren.",
    ],
  },
  checkIn: {
    lead: "Los límites se cumplen al minuto. Antes de la salida:",
    times: [
      { name: "En línea, internacional", text: "abre 24 horas antes" },
      { name: "Mostrador, internacional", text: "check-in y maletas listos 60 minutos antes" },
      { name: "Puerta, internacional", text: "esté 30 minutos antes; en los últimos 10 ya no se sube" },
      { name: "Dentro de Japón", text: "maletas y seguridad hasta 20 minutos antes, puerta hasta 10 minutos antes" },
    ],
  },
  byPhone:
    "Díganos con qué pasaporte viaja y si tiene visa de Estados Unidos: de eso depende si le proponemos la ruta por México o por California. Cuente también en qué ciudad duerme la primera noche, para elegir entre Haneda y Narita.",
  questions: [
    {
      question: "¿Necesito visa para Japón?",
      answer:
        "Con pasaporte de México, Argentina, Chile, Uruguay, Costa Rica o Estados Unidos, no para estadías turísticas cortas. Colombia, Perú, Ecuador y otros tienen reglas distintas, que conviene confirmar en el consulado japonés.",
    },
    {
      question: "¿Cuánto tiempo hace falta si llego a Narita y salgo de Haneda?",
      answer:
        "Cuatro horas como mínimo. Hay que pasar migración, recoger las maletas y tomar el autobús limusina, que tarda entre 65 y 85 minutos.",
    },
    {
      question: "¿Puedo sumar millas LifeMiles o ConnectMiles?",
      answer: "Sí, porque Avianca y Copa también son de Star Alliance. Las clases más baratas suman poco o nada; dé el número al reservar.",
    },
    {
      question: "¿Hablan español a bordo?",
      answer:
        "No cuente con ello: la tripulación atiende en japonés e inglés, aunque en la ruta de México puede haber quien hable español. El formulario de entrada a Japón se puede llenar en internet antes de viajar.",
    },
    {
      question: "¿Conviene llegar en la época de los cerezos?",
      answer:
        "Es bonita y es la más cara, junto con la primera semana de mayo y el fin de año. Noviembre, con los arces rojos, suele dar mejores precios; compárelo en [la búsqueda](/).",
    },
  ],
  routes: [
    { from: "LAX-Los Angeles", to: "TYO-Tokyo" },
    { from: "NYC-New York", to: "TYO-Tokyo" },
    { from: "SFO-San Francisco", to: "TYO-Tokyo" },
    { from: "HNL-Honolulu", to: "TYO-Tokyo" },
    { from: "MEX-Mexico City", to: "TYO-Tokyo" },
    { from: "CHI-Chicago", to: "TYO-Tokyo" },
  ],
} satisfies AirlinePage;
