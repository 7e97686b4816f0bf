import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-ontario",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Ontario",
  description:
    "{brand} le da la bienvenida: vuelos a Ontario, Canadá, para Toronto, las cataratas del Niágara, Ottawa y los lagos, cada uno con su aeropuerto.",
  city: "Ontario",
  place: "YTO-Toronto",
  origins: ["NYC-New York", "CHI-Chicago", "LAX-Los Angeles", "MIA-Miami", "YVR-Vancouver", "YYC-Calgary"],
  poster: {
    slug: "ontario",
    alt: "Un pino azotado por el viento sobre la roca, un arce rojo y una canoa; al otro lado del lago, la Torre CN de Toronto",
  },
  overview: {
    heading: "Ontario: una gran ciudad, una capital y un cuarto de millón de lagos",
    body: [
      "Cuatro de los cinco Grandes Lagos bañan el sur de esta provincia canadiense, y casi toda su gente vive en la franja que los bordea: Toronto, Hamilton, Niágara, Kingston y luego Ottawa, río arriba. Más al norte empieza el Escudo Canadiense: granito rosado, pinos y agua en cada hondonada, donde la canoa sigue siendo una manera sensata de viajar.",
      "La primera semana cabe en un triángulo. Tres días en Toronto, donde casi la mitad de los habitantes nació en otro país y el domingo se duda entre dim sum, roti y pollo jerk; una noche en Niágara; y después el parque Algonquin u Ottawa. Desde Toronto hay 130 km (80 millas) a las cataratas y 450 km (280 millas) a la capital.",
      {
        note: "La ciudad de Ontario, en California, tiene su propio aeropuerto, ONT, cerca de Los Ángeles: para Canadá escriba Toronto, Ottawa o el código YTO, y así no reservará el equivocado.",
      },
    ],
  },
  attractions: [
    {
      name: "Cataratas del Niágara",
      text: "La Herradura cae 57 metros (188 pies) y la orilla canadiense la tiene de frente. Los barcos se meten en la bruma de primavera a fines de otoño; los túneles detrás del agua abren todo el año.",
    },
    {
      name: "Torre CN",
      text: "553 metros (1,815 pies) sobre la orilla de Toronto, con piso de cristal y, para valientes, un paseo con arnés por el borde exterior.",
    },
    {
      name: "Islas de Toronto",
      text: "Un transbordador desde el final de Bay Street, cerca de un cuarto de hora, hasta prados sin autos, playas y la mejor vista de los rascacielos.",
    },
    { name: "Mercado de St. Lawrence", text: "Pan con tocino “peameal” en una nave de ladrillo del siglo XIX. Cierra los lunes." },
    {
      name: "Colina del Parlamento y Canal Rideau",
      text: "Torres góticas sobre el río Ottawa y, a sus pies, ocho esclusas de 1832 que aún se mueven a mano. Si el invierno es frío, el canal se vuelve una pista de patinaje de casi 8 km (5 millas).",
    },
    {
      name: "Parque provincial Algonquin",
      text: "Alces, colimbos y más de 2,000 lagos, a tres horas al norte de Toronto. En la época de hojas rojas se agotan los permisos diarios de la carretera 60.",
    },
    {
      name: "Península de Bruce",
      text: "Acantilados de caliza sobre un agua de color caribeño, en la Gruta, y barcos de fondo de vidrio sobre los naufragios de Tobermory.",
    },
  ],
  airports: [
    {
      code: "YYZ",
      name: "Toronto Pearson",
      text: "A 27 km (17 millas) al noroeste. El tren UP Express sale cada 15 minutos y llega en 25 a Union Station; el taxi tarda de 30 a 60.",
    },
    {
      code: "YTZ",
      name: "Billy Bishop Toronto City",
      text: "En una isla, al borde del centro. Se cruza a pie por un túnel o en un transbordador de 90 segundos, y un autobús gratuito lleva a Union Station.",
    },
    {
      code: "YOW",
      name: "Ottawa Macdonald–Cartier",
      text: "A 11 km (7 millas) al sur del Parlamento, 20 a 25 minutos en taxi. También llega el O-Train, con dos transbordos desde el centro.",
    },
    {
      code: "YHM",
      name: "Hamilton",
      text: "A 80 km (50 millas) de Toronto y casi lo mismo de Niágara; lo usan aerolíneas de bajo costo. Querrá un auto.",
    },
    {
      code: "YXU",
      name: "London (Ontario)",
      text: "A 185 km (115 millas) al oeste de Toronto, para Stratford y el lago Hurón; los trenes de VIA Rail van de London a Union Station en algo más de dos horas.",
    },
  ],
  seasons: [
    {
      name: "Diciembre a marzo",
      text: "Toronto ronda los 0 °C (32 °F) y Ottawa los −10 °C (14 °F). Patines, el festival Winterlude en febrero y, pasado el Año Nuevo, las tarifas más bajas.",
    },
    {
      name: "Abril a mediados de junio",
      text: "Un millón de tulipanes en Ottawa en mayo y huertos en flor en Niágara. En el bosque, mayo es de las moscas negras.",
    },
    {
      name: "Mediados de junio a agosto",
      text: "27 °C (80 °F), lagos tibios y fines de semana en la cabaña. Los campamentos de los parques se reservan cinco meses antes.",
    },
    {
      name: "Septiembre y octubre",
      text: "Los arces enrojecen desde la última semana de septiembre en Algonquin y dos o tres semanas después en el sur. El festival de cine llena Toronto a principios de septiembre.",
    },
  ],
  byPhone: null,
  questions: [
    {
      question: "Para ver las cataratas, ¿vuelo a Toronto o a Buffalo?",
      answer:
        "A Toronto si también quiere la ciudad: los trenes GO van de Union Station a Niagara Falls en unas dos horas y media. Buffalo está a solo 48 km (30 millas), pero hay que cruzar la frontera por carretera y el auto alquilado necesita papeles para Canadá.",
    },
    {
      question: "¿Qué documentos necesito para entrar en Canadá?",
      answer:
        "El ciudadano de Estados Unidos, pasaporte. El residente permanente, pasaporte y tarjeta de residente; los demás viajeros exentos de visa, casi siempre una eTA aprobada en línea antes de volar, y los mexicanos una visa o, en ciertas condiciones, una eTA. Lo decide el gobierno: consulte canada.ca antes de pagar.",
    },
    {
      question: "¿Pearson o el aeropuerto de la isla?",
      answer:
        "Billy Bishop si se hospeda en el centro y viene del este de Estados Unidos, de Montreal o de Ottawa: se entra a la ciudad caminando. Pearson tiene casi todo lo demás, y allí se pasa la aduana estadounidense antes del regreso; llegue tres horas antes.",
    },
    {
      question: "¿Puedo llegar a Toronto y volver desde Ottawa?",
      answer:
        "Sí: VIA Rail une las dos en unas cuatro horas y media. Compare en [el buscador](/) dos boletos de solo ida con uno de ida y vuelta y lea [qué permite cada tarifa](/fare-disclosure-policy). La ropa de invierno pesa: vea [las reglas de equipaje](/baggage-policy).",
    },
  ],
} satisfies DestinationPage;
