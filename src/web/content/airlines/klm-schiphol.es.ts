import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolineas/klm",
  title: "Conectar en Schiphol con KLM: Europa, Asia y África",
  description:
    "Cómo cambiar de avión en Ámsterdam Schiphol: terminal única, control de pasaportes, tiempo mínimo, maletas y destinos de KLM hacia tres continentes.",
  airline: "KLM",
  shortName: "KLM: conexiones en Schiphol",
  code: "KL",
  profile: {
    heading: "Un aeropuerto que está bajo el nivel del mar",
    body: [
      "Schiphol ocupa el fondo de un antiguo lago, unos cuatro metros por debajo del mar, a unos 17 km (11 millas) del centro de Ámsterdam. Para quien viene de América es sobre todo un lugar donde se cambia de avión: más de un tercio de sus pasajeros no sale a la calle. KLM y sus socias ordenan allí sus vuelos en oleadas, de modo que a la llegada de la mañana desde el otro lado del océano le sigue, un par de horas después, la salida hacia casi cualquier ciudad de Europa.",
      "Su gran ventaja es el techo: hay una sola terminal. Las salas y los muelles, marcados con letras de la B a la H y con la M, se comunican a pie, sin trenes ni autobuses, y los letreros amarillos indican cuántos minutos faltan hasta cada puerta.",
    ],
  },
  facts: [
    { name: "Código", text: "AMS; la estación de tren está debajo del vestíbulo." },
    { name: "Zona Schengen", text: "Muelles B, C y M, y una parte del D." },
    { name: "Fuera de Schengen", text: "Muelles E, F, G y H, y la otra parte del D: América, Asia, África, Reino Unido e Irlanda." },
    { name: "Socias en el mismo boleto", text: "[Air France](/airlines/book-air-france-flights-tickets), Delta, Kenya Airways y otras." },
    { name: "Para dormir", text: "Hay hoteles dentro de la zona de tránsito y otros frente a la terminal." },
    { name: "Al centro", text: "Tren a Amsterdam Centraal en unos 15 minutos." },
  ],
  network: {
    heading: "Tres continentes desde un mismo pasillo",
    body: [
      "**Europa.** Además de las capitales, desde Schiphol se llega sin escalas a lugares que en otras conexiones piden dos: Bergen, Stavanger y Trondheim en Noruega; Aberdeen, Newcastle y Leeds en Gran Bretaña; Gdansk, Billund o Graz.",
      "**África.** KLM conserva una red antigua: Nairobi, Acra, Lagos, Johannesburgo, Ciudad del Cabo, Kigali y Entebbe, y para los safaris y la playa el Kilimanjaro, Dar es Salaam y Zanzíbar. En Nairobi, Kenya Airways continúa hacia el resto del este africano.",
      "**Asia.** Tokio, Osaka, Seúl, Pekín, Shanghái, Hong Kong, Bangkok, Singapur (y de ahí Bali), Delhi y Bombay. Desde Bogotá o Lima son viajes de más de 24 horas; una noche en Ámsterdam los parte en dos mitades soportables.",
    ],
  },
  baggage: {
    lead: "En un solo boleto la maleta se documenta hasta el destino final. Lo que sigue se refiere a conexiones de KLM compradas juntas, según lo publicado al momento de escribir; deciden las condiciones de la aerolínea en su boleto.",
    table: {
      caption: "Su equipaje en una conexión por Schiphol",
      head: ["Situación", "Qué pasa con la maleta", "Qué hace usted"],
      rows: [
        ["Un boleto, todo con KLM o socias", "Va sola al avión siguiente", "Mire que la etiqueta lleve el código del destino final"],
        [
          "Dos boletos separados",
          "Suele llegar solo hasta Ámsterdam",
          "Entre al país, recójala y documéntela otra vez; calcule cuatro horas o más",
        ],
        ["Noche en Ámsterdam", "Puede quedarse con la aerolínea", "Pregunte en el mostrador y lleve lo de una noche en la mano"],
        [
          "Equipaje de mano, económica",
          "12 kg (26 lb) entre maleta y artículo personal",
          "El límite rige también en el avión pequeño del segundo tramo",
        ],
      ],
    },
    notes: [
      "Las botellas de la tienda libre de impuestos pasan el segundo control solo en su bolsa sellada y con el recibo dentro.",
      "Cuántos kilos lleva cada tarifa está explicado en [nuestra página sobre la aerolínea](/airlines/book-klm-flights-tickets).",
    ],
  },
  checkIn: {
    lead: "Al hacer el check-in en el primer aeropuerto recibe los pases de abordar de todos los tramos. Después cuentan los minutos entre un avión y otro.",
    times: [
      { name: "Check-in en línea", text: "Desde 30 horas antes del primer vuelo." },
      {
        name: "De vuelo a vuelo",
        text: "Se venden conexiones desde unos 40 o 50 minutos. Con niños, o si debe pasar por migración, pida 90 o más.",
      },
      {
        name: "Control de pasaportes",
        text: "Solo si continúa dentro de la zona Schengen. Entre las siete y las nueve de la mañana las filas son las más largas.",
      },
      {
        name: "Puerta",
        text: "De un extremo al otro se camina media hora; algunas puertas cierran 15 minutos antes de la salida y las de vuelos largos, antes.",
      },
    ],
  },
  byPhone:
    "Dígale al agente el destino final, no solo Ámsterdam, y pida todo en un mismo boleto: si el primer vuelo se atrasa, la aerolínea debe darle lugar en el siguiente. Mencione también su nacionalidad, porque de ella depende si puede salir del aeropuerto o si le exigen visa de tránsito.",
  questions: [
    {
      question: "¿Tengo que pasar otra vez por seguridad?",
      answer:
        "Si viene de América Latina, por lo general sí. Desde Estados Unidos y Canadá normalmente no, porque la Unión Europea acepta el control hecho allá.",
    },
    {
      question: "¿Dónde me sellan la entrada a Europa?",
      answer: "En Ámsterdam, si sigue a un país Schengen como España, Italia o Alemania.",
    },
    {
      question: "¿Hace falta visa solo para cambiar de avión?",
      answer:
        "Para la mayoría no, mientras se quede en la zona internacional. Unas cuantas nacionalidades sí requieren visa de tránsito aeroportuario; consulte al consulado de los Países Bajos.",
    },
    {
      question: "¿Qué ocurre si pierdo la conexión por un retraso?",
      answer:
        "Con un boleto único, le dan lugar en el próximo vuelo que lo tenga y le deben comida y, si hace falta, hotel. Con boletos separados, el riesgo es suyo.",
    },
    {
      question: "¿Alcanza una escala de seis horas para ver la ciudad?",
      answer: "Apenas: quedan unas dos horas de canales, entre el tren y los controles. Con menos, quédese en la terminal.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "NBO-Nairobi" },
    { from: "LAX-Los Angeles", to: "CPT-Cape Town" },
    { from: "BOG-Bogota", to: "BER-Berlin" },
    { from: "LIM-Lima", to: "PRG-Prague" },
    { from: "MEX-Mexico City", to: "CPH-Copenhagen" },
    { from: "AMS-Amsterdam", to: "SIN-Singapore" },
  ],
} satisfies AirlinePage;
