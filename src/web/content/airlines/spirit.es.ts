import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/es/airlines/book-spirit-flights-tickets",
  title: "Spirit Airlines dejó de volar: reembolsos y otras opciones",
  description:
    "Spirit terminó todos sus vuelos el 2 de mayo de 2026. Cómo recuperar el dinero de un boleto, quién vuela hoy sus rutas y cómo eran sus tarifas y maletas.",
  airline: "Spirit Airlines",
  code: "NK",
  profile: {
    heading: "Los aviones amarillos ya no vuelan",
    body: [
      "Empecemos por lo importante: Spirit terminó todos sus vuelos el 2 de mayo de 2026, después de dos bancarrotas en dos años, y entró en liquidación. Ya no hay nada que reservar, y quien le ofrezca un boleto de Spirit se equivoca o algo peor. Nuestro buscador no tiene ningún vuelo suyo, y por eso esta página no muestra tarifas. Para un viaje de verdad, elija otra.",
      "La historia fue curiosa: nació en Michigan de una empresa de camiones, llevó turistas de Detroit a Atlantic City y a las Bahamas con el nombre de Charter One, y desde 1992 se llamó Spirit. Hacia 2010 llevó al extremo la idea de cobrar solo el asiento y vender lo demás por separado. Sus aviones fueron amarillos, como un taxi, desde 2014. La idea le sobrevive, y conocer sus reglas ayuda a leer las de quienes la copiaron.",
    ],
  },
  facts: [
    { name: "Años", text: "Con este nombre, de 1992 a 2026; como empresa de camiones, desde 1964." },
    { name: "Sede", text: "Dania Beach, Florida, al lado del aeropuerto de Fort Lauderdale." },
    { name: "Aeropuertos principales", text: "Fort Lauderdale; después, Orlando, Detroit, Newark y Atlanta." },
    { name: "Flota", text: "Airbus A320 y A321." },
    { name: "Alianza", text: "Ninguna, y tampoco boletos compartidos con otras aerolíneas." },
    { name: "Programa de puntos", text: "Free Spirit; con sus puntos ya no se puede volar." },
  ],
  network: {
    heading: "Quién vuela hoy esas rutas",
    body: [
      "El aeropuerto de Fort Lauderdale, a unos 40 km (25 millas) al norte del de Miami, era el mayor de Spirit; el tren Tri-Rail, con un autobús de enlace, lo une con esa ciudad. Allí mire primero [JetBlue](/airlines/book-jetblue-flights-tickets), que va al noreste, a San Juan y al Caribe. [Frontier](/airlines/book-frontier-flights-tickets) tomó muchas de las mismas rutas con tarifas del mismo tipo, y [Southwest](/airlines/book-southwest-flights-tickets), Delta y United vuelan otras. Desde Detroit compare Delta y Frontier; desde Orlando, Frontier, Southwest y JetBlue.",
      "Busque el par de ciudades y no la aerolínea, y agregue por su nombre los aeropuertos vecinos: Miami junto a Fort Lauderdale, LaGuardia junto a Newark. Con una aerolínea barata menos, el total más bajo de una ruta puede ser mayor que el que usted recuerda. Viajar un martes, un miércoles o un sábado recupera una parte.",
    ],
  },
  baggage: {
    lead: "Así era la tarifa más baja de Spirit, según las últimas reglas que publicó. Dejamos la tabla para reclamos por maletas de entonces y como medida: otras aerolíneas de bajo costo cobran igual, con tamaños propios.",
    table: {
      caption: "Equipaje que iba con la tarifa más baja de Spirit",
      head: ["Pieza", "Tamaño y peso", "Precio"],
      rows: [
        ["Artículo personal", "Unos 46 × 36 × 20 cm (18 × 14 × 8 pulgadas), con asas y ruedas", "Incluido"],
        ["Equipaje de mano", "Unos 56 × 46 × 25 cm (22 × 18 × 10 pulgadas)", "Se pagaba; menos al comprar, más en la puerta"],
        ["Maleta documentada", "Hasta 158 cm (62 pulgadas) sumando los lados y 23 kg (50 lb)", "Se pagaba por pieza y por sentido"],
        ["Cochecito y silla infantil", "Uno y una por niño pequeño", "Sin costo"],
      ],
    },
    notes: [
      "Una lección vale con cualquier tarifa de este tipo: para una pareja, una maleta documentada compartida suele costar menos que dos piezas de mano.",
      "De quién son las reglas cuando vuelan varias aerolíneas lo explica [nuestra política de equipaje](/baggage-policy).",
    ],
  },
  checkIn: {
    lead: "Spirit pedía llegar temprano y era estricta. Las mismas horas son una buena costumbre con otras aerolíneas de bajo costo:",
    times: [
      { name: "Vuelos nacionales", text: "Check-in 2 horas antes de la salida." },
      { name: "Vuelos internacionales", text: "Check-in 3 horas antes de la salida." },
      { name: "En línea", text: "Desde 24 horas antes; el pase impreso por un empleado se pagaba, como en otras." },
      {
        name: "Maletas y puerta",
        text: "La entrega cerraba entre 45 y 60 minutos antes, según la ruta; la puerta, unos 15 minutos antes.",
      },
    ],
  },
  byPhone:
    "Diga al agente las dos ciudades y las fechas que habría volado con Spirit, cuántas maletas lleva y qué aeropuertos le sirven de cada lado; oirá los totales de las aerolíneas que hoy vuelan allí, con las maletas sumadas. Si un agente nuestro le vendió un boleto de Spirit, tenga a mano el número de reserva y el estado de cuenta, y dígalo al empezar.",
  questions: [
    {
      question: "¿Spirit Airlines sigue volando?",
      answer:
        "No. Dejó de hacerlo el 2 de mayo de 2026 y canceló todos los vuelos posteriores. También cerraron sus mostradores y su línea telefónica: no vaya al aeropuerto con un boleto viejo.",
    },
    {
      question: "¿Cómo recupero el dinero de mi boleto?",
      answer:
        "Por la vía con la que pagó. Spirit anunció que reembolsaría las tarjetas con las que se le pagó directamente; si no le llegó nada, pida pronto a su banco que revierta el cargo por un servicio no recibido. Un boleto de agencia se reclama a la agencia, y para uno nuestro vea [la política de reembolsos](/refund-policy).",
    },
    {
      question: "¿Y los vales, créditos y puntos?",
      answer:
        "Valen poco, hasta donde se puede saber: son reclamos dentro de la bancarrota, donde cobran primero los acreedores con garantía. El agente de reclamos del tribunal publica formularios y plazos, y no hay que pagarle a nadie por llenarlos.",
    },
    {
      question: "¿Qué aerolínea se parece más a Spirit?",
      answer:
        "Frontier, con la misma tarifa básica y las maletas aparte. La más baja de JetBlue incluye una pieza de mano, así que con algo más que una mochila puede terminar costando menos.",
    },
    {
      question: "¿Con cuánta anticipación llego a un vuelo de bajo costo?",
      answer: "2 horas antes de uno nacional y 3 antes de uno internacional, como pedía Spirit, aunque ya haya hecho el check-in en línea.",
    },
  ],
  routes: [{ from: "NYC-New York", to: "FLL-Fort Lauderdale" }],
  hasStopped: true,
} satisfies AirlinePage;
