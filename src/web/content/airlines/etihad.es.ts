import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolineas/etihad",
  title: "Etihad Airways vía Abu Dabi: rutas, equipaje y control de EE. UU.",
  description:
    "Etihad explicada en español: desde qué ciudades sale, cómo se llega de América Latina, el control migratorio de Estados Unidos en Abu Dabi y las maletas.",
  airline: "Etihad Airways",
  code: "EY",
  profile: {
    heading: "La aerolínea de Abu Dabi",
    body: [
      "Etihad significa “unión”. Se creó por decreto en julio de 2003 y en noviembre voló por primera vez de Abu Dabi a Beirut. Durante unos años compró partes de otras compañías; después las soltó y volvió a lo suyo: vuelos largos por un solo aeropuerto tranquilo.",
      "Ese aeropuerto es el Zayed International, con una terminal, la A, inaugurada en 2023 para todas las aerolíneas. Mueve alrededor de un tercio de los pasajeros de Dubái, y por eso las filas son más cortas.",
    ],
  },
  facts: [
    { name: "Creación", text: "julio de 2003" },
    { name: "Centro de conexiones", text: "Abu Dabi, Zayed International (AUH), Terminal A" },
    { name: "Alianza", text: "ninguna; colabora con JetBlue, Air France-KLM y otras" },
    { name: "Flota", text: "Boeing 787-9, 787-10 y 777-300ER; Airbus A350-1000, A380, familia A320 y A321LR" },
    { name: "Cabinas", text: "Económica, ejecutiva y, en algunos aviones, primera" },
    { name: "Lo más singular", text: "The Residence, tres ambientes privados en el A380" },
    { name: "Programa de millas", text: "Etihad Guest" },
  ],
  network: {
    heading: "Cómo se llega desde América",
    body: [
      "Etihad no vuela a América Latina. Desde allí hay dos caminos: por Nueva York, Washington, Chicago, Boston o Atlanta, lo que exige visa de Estados Unidos, o por Madrid, Barcelona, Lisboa o París, donde a muchos pasaportes no se les pide visa de tránsito. Pida que le coticen los dos.",
      "En marzo de 2026 la guerra cerró el espacio aéreo del Golfo y los vuelos pararon varios días: lea los avisos de la aerolínea antes de pagar. Quien vive en Estados Unidos sale de esas ciudades, en vuelos de 12 a 14 horas; JetBlue acerca a JFK y a Boston a los pasajeros de Florida, Puerto Rico y el Caribe con un solo boleto.",
      "Desde Abu Dabi se sigue a una decena de ciudades de India, a las Maldivas, Seychelles, Sri Lanka, Bangkok, Phuket, Singapur, Yakarta, Sídney y Melbourne.",
      "La gran ventaja está en el regreso: oficiales de migración y aduana de Estados Unidos atienden en el propio aeropuerto de Abu Dabi, el único de Medio Oriente. Se aterriza en Nueva York como si el vuelo fuera nacional.",
    ],
  },
  baggage: {
    lead: "En viajes desde y hacia Estados Unidos y Canadá se cuentan las piezas; en casi todos los demás se suma el peso. Es lo usual en vuelos propios según publica Etihad al momento de escribir, y vale lo que diga su boleto.",
    table: {
      caption: "Equipaje de Etihad desde y hacia Estados Unidos y Canadá",
      head: ["Qué", "Permitido", "Observaciones"],
      rows: [
        [
          "De mano, económica",
          "1 pieza de 7 kg (15 lb), 56 × 36 × 23 cm (22 × 14 × 9 pulgadas)",
          "En económica no se promete un bolso aparte",
        ],
        ["De mano, ejecutiva y primera", "2 piezas, 12 kg (26 lb) entre las dos", "Igual medida para la mayor"],
        [
          "Documentado, económica",
          "1 o 2 maletas de 23 kg (50 lb), según la tarifa",
          "La tarifa más baja lleva menos: compare antes de pagar",
        ],
        ["Documentado, ejecutiva y primera", "2 maletas de 32 kg (70 lb)", "32 kg es el tope de cualquier maleta"],
        ["Bebé sin asiento", "Una pieza propia, según la tarifa", "El cochecito va gratis"],
      ],
    },
    notes: [
      "Si llega a Nueva York o a Madrid con otro boleto, la maleta no pasa sola: hay que recogerla, y vale la regla de cada aerolínea por separado. Es la sorpresa más cara de este viaje; vea [nuestra política de equipaje](/baggage-policy).",
    ],
  },
  checkIn: {
    lead: "El control que ahorra una fila en Nueva York pide llegar antes en Abu Dabi.",
    times: [
      { name: "En línea", text: "desde unas 30 horas hasta 1 hora antes" },
      { name: "Mostrador, la mayoría de los vuelos", text: "cierra 60 minutos antes en económica" },
      { name: "Mostrador, de Abu Dabi a Estados Unidos", text: "cierra antes, hasta 2 horas antes de la salida" },
      { name: "Control de Estados Unidos", text: "esté en la fila al menos 90 minutos antes, también si viene de otro vuelo" },
      { name: "Puerta", text: "cierra 20 minutos antes" },
    ],
  },
  byPhone:
    "Empiece por su pasaporte y sus visas: con eso el agente sabe si conviene ir por Estados Unidos o por Europa. Pida todo en un solo boleto, y para la vuelta a Estados Unidos, unas tres horas de conexión en Abu Dabi.",
  questions: [
    {
      question: "¿Necesito visa para hacer escala en Abu Dabi?",
      answer:
        "Sin salir del aeropuerto, normalmente no. Para visitar la ciudad depende del pasaporte: varios latinoamericanos entran sin trámite y otros piden antes una visa de tránsito de 48 o 96 horas.",
    },
    {
      question: "Si paso el control de Estados Unidos en Abu Dabi, ¿hago otro al llegar?",
      answer:
        "No. Al aterrizar sale como de un vuelo nacional, y las maletas siguen a la conexión. Sirve igual para residentes, ciudadanos y quienes viajan con visa.",
    },
    {
      question: "¿Qué se puede ver en una escala de un día?",
      answer:
        "La mezquita Sheikh Zayed, a unos 20 minutos del aeropuerto, y el Louvre de la isla de Saadiyat. Para la mezquita, ropa que cubra brazos y piernas, y las mujeres un pañuelo; se reserva gratis en internet.",
    },
    {
      question: "¿Puedo llevar mis medicinas?",
      answer:
        "Las comunes, sí. Ciertos analgésicos, somníferos y medicinas para el déficit de atención están controlados en los Emiratos y requieren un permiso en línea si va a entrar al país. Lleve receta.",
    },
    {
      question: "¿Qué diferencia hay con Emirates?",
      answer:
        "[Emirates](/airlines/book-emirates-flights-tickets) vuela a América del Sur y tiene más destinos; Etihad ofrece un aeropuerto más sencillo y el control de Estados Unidos adelantado.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "AUH-Abu Dhabi" },
    { from: "CHI-Chicago", to: "AUH-Abu Dhabi" },
    { from: "WAS-Washington", to: "AUH-Abu Dhabi" },
    { from: "BOS-Boston", to: "AUH-Abu Dhabi" },
    { from: "NYC-New York", to: "BOM-Mumbai" },
    { from: "NYC-New York", to: "MLE-Maldives" },
  ],
} satisfies AirlinePage;
