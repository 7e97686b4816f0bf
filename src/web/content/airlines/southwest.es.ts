import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolinea/southwest",
  title: "Southwest explicada: maletas, asientos y vuelos a México",
  description:
    "Southwest en español: qué cambió con las maletas gratis y los asientos, desde qué ciudades vuela a Cancún y Punta Cana y cómo reservar por teléfono.",
  airline: "Southwest Airlines",
  code: "WN",
  profile: {
    heading: "Olvide lo que le contaron",
    body: [
      "Durante medio siglo, Southwest fue la aerolínea de las dos maletas gratis y del asiento libre. Ya no es así. En 2025 y 2026 la compañía empezó a cobrar el equipaje documentado en la mayoría de las tarifas y a asignar asientos. Mucho de lo que circula en internet, y de lo que recuerdan los primos, es anterior a ese cambio.",
      "Lo demás sigue en pie. Es texana: salió por primera vez de Dallas el 18 de junio de 1971, con tres aviones, rumbo a Houston y San Antonio. Vuela únicamente Boeing 737, prefiere los aeropuertos cercanos al centro y enlaza ciudades medianas que otras solo atienden con escala.",
    ],
  },
  facts: [
    { name: "Sede", text: "Dallas Love Field." },
    { name: "Aeropuertos fuertes", text: "Chicago Midway, Baltimore, Denver, Las Vegas, Phoenix, Houston Hobby, Nashville y Orlando." },
    { name: "Flota", text: "Boeing 737 de las series 700, 800 y MAX 8, con una sola cabina." },
    { name: "Alianza", text: "No pertenece a ninguna." },
    { name: "Programa de puntos", text: "Rapid Rewards; no caducan." },
    { name: "Alcance", text: "Todo Estados Unidos con Hawái y Puerto Rico, más México, el Caribe, Belice y Costa Rica." },
  ],
  network: {
    heading: "Al sur con Southwest",
    body: [
      "En México vuela a Cancún, Los Cabos y Puerto Vallarta; en el Caribe, a San Juan, Punta Cana, Montego Bay, Aruba y otras islas; en Centroamérica, a San José y Liberia de Costa Rica y a Belice. Las salidas se reparten sobre todo entre Baltimore, Houston Hobby, Denver y Orlando. A Guadalajara, El Salvador o Bogotá no llega: para eso conviene mirar [Volaris](/airlines/book-volaris-flights-tickets) o Avianca.",
      "Dentro del país, compruebe el aeropuerto antes de comprar. En [Chicago](/destination/book-flights-tickets-to-chicago) su casa es Midway, a unos 16 km (10 millas) del centro; en [Houston](/destination/book-flights-tickets-to-houston), Hobby, a otros tantos; en Dallas, Love Field, a 10 km (6 millas). Un familiar que espera en O'Hare mientras usted aterriza en Midway tiene una hora de tráfico por delante.",
    ],
  },
  baggage: {
    lead: "Así queda para las tarifas comunes en reservas posteriores al cambio, según lo publicado por la aerolínea al momento de escribir. Las reservas anteriores pueden conservar otros derechos; deciden las condiciones de la aerolínea en su boleto.",
    table: {
      caption: "Equipaje en la mayoría de las tarifas de Southwest",
      head: ["Pieza", "Límite", "Detalle"],
      rows: [
        ["De mano", "Una, sin costo: hasta 61 × 41 × 25 cm (24 × 16 × 10 pulgadas)", "En todas las tarifas."],
        ["Bolso", "Uno, sin costo", "Cabe bajo el asiento."],
        [
          "Primera y segunda maleta",
          "Con pago, cada una hasta 23 kg (50 lb) y 158 cm (62 pulgadas) en total",
          "El cobro empezó en 35 dólares por la primera y 45 por la segunda, y después subió: mire el precio de su fecha.",
        ],
        [
          "Con la tarifa más alta",
          "Dos maletas sin costo",
          "También para los socios de mayor nivel; otros socios y titulares de su tarjeta tienen una.",
        ],
      ],
    },
    notes: [
      "Pese la maleta en casa. Pasar de 23 kg (50 lb) cuesta aparte, y dos piezas livianas suelen salir mejor que una pesada.",
      "Si combina aerolíneas, lea [nuestra política de equipaje](/baggage-policy).",
    ],
  },
  checkIn: {
    lead: "Ya no hace falta poner el despertador para hacer el check-in: el asiento viene en el pase de abordar.",
    times: [
      { name: "En línea", text: "Desde 24 horas antes de la salida." },
      { name: "Maletas, vuelos nacionales", text: "Hasta unos 45 minutos antes; en algunos aeropuertos, 60." },
      { name: "Maletas, vuelos internacionales", text: "Hasta unos 60 minutos antes, con el pasaporte revisado en el mostrador." },
      { name: "Puerta", text: "Llegue con 30 minutos; quien falte entre 10 y 15 minutos antes puede perder su lugar." },
    ],
  },
  byPhone:
    "Nombre todos los aeropuertos que le sirven (Midway u O'Hare, Love Field o Dallas/Fort Worth), porque Southwest suele estar en uno solo. Indique también cuántas maletas documentará y si la familia necesita sentarse junta: la tarifa más barata puede dejar esa decisión en manos de la aerolínea.",
  questions: [
    {
      question: "¿Cuántas maletas gratis tengo?",
      answer:
        "Ninguna documentada en la mayoría de las tarifas; sí una de mano y un bolso. La tarifa más alta y algunos niveles de socio conservan maletas sin costo.",
    },
    {
      question: "¿Puedo elegir mi asiento?",
      answer: "Sí con las tarifas medias y altas, al comprar. Con la más barata se lo asignan en el check-in.",
    },
    {
      question: "¿Qué documentos pide para volar a Cancún?",
      answer: "Pasaporte vigente, y para volver a Estados Unidos, su visa, residencia o ciudadanía. Los menores también lo necesitan.",
    },
    {
      question: "¿Southwest vuela entre las islas de Hawái?",
      answer:
        "Sí, entre Oahu, Maui, Kauai y la Isla Grande, además de los vuelos desde California. Vea [cómo llegar a Hawái](/destination/book-flights-tickets-to-hawaii).",
    },
    {
      question: "¿Me devuelven el dinero si no viajo?",
      answer:
        "Por lo general recibe un crédito, con fecha de vencimiento, si cancela a tiempo. El reembolso en efectivo corresponde a las tarifas reembolsables.",
    },
  ],
  routes: [
    { from: "DAL-Dallas", to: "HOU-Houston" },
    { from: "MDW-Chicago", to: "DEN-Denver" },
    { from: "BWI-Baltimore", to: "MCO-Orlando" },
    { from: "LAX-Los Angeles", to: "LAS-Las Vegas" },
    { from: "LAS-Las Vegas", to: "HNL-Honolulu" },
    { from: "BWI-Baltimore", to: "CUN-Cancun" },
  ],
} satisfies AirlinePage;
