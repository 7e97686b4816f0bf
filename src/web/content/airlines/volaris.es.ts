import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolinea/volaris",
  title: "Vuelos de Volaris a Guadalajara, Tijuana y todo México",
  description:
    "Volaris desde California, Texas y Chicago: el puente CBX de San Diego a Tijuana, qué maletas incluye cada tarifa, check-in y documentos para viajar.",
  airline: "Volaris",
  code: "Y4",
  profile: {
    heading: "La que compitió con el autobús",
    body: [
      "El 13 de marzo de 2006 salió de Toluca a Tijuana el primer vuelo de Volaris. Su competencia no eran otras aerolíneas sino el autobús: día y medio de carretera entre Guadalajara y la frontera, contra unas tres horas en el aire a un precio parecido. La apuesta funcionó: en quince años ya transportaba más pasajeros en México que ninguna otra.",
      "Tiene una sola cabina y una tarifa que empieza por lo mínimo. También tiene algo que las grandes no: rutas hechas para las familias repartidas entre dos países. Por eso llega a Morelia, León, Zacatecas o Aguascalientes desde ciudades de California, Texas e Illinois.",
    ],
  },
  facts: [
    { name: "Sede", text: "Ciudad de México." },
    { name: "Aeropuertos principales", text: "Guadalajara, Tijuana, Ciudad de México, Cancún y Monterrey." },
    { name: "En Centroamérica", text: "Volaris Costa Rica y Volaris El Salvador, filiales con el mismo nombre." },
    { name: "Flota", text: "Airbus A319, A320 y A321." },
    { name: "Alianza", text: "Ninguna; código compartido con [Frontier](/airlines/book-frontier-flights-tickets)." },
    { name: "Membresía", text: "v.club: cuota anual a cambio de tarifas más bajas." },
  ],
  network: {
    heading: "¿Vuelo sin escalas o puente de Tijuana?",
    body: [
      "Si vive en el sur de California, compare siempre las dos cosas. El aeropuerto de Tijuana está pegado a la línea fronteriza, y el Cross Border Xpress (CBX), un puente techado de unos 120 metros (390 pies), lo une con una terminal en San Diego. Usted muestra boleto y pasaporte, cruza a pie y toma un vuelo nacional mexicano, que a menudo cuesta bastante menos que uno internacional. El cruce se paga aparte y es solo para pasajeros.",
      "Sin escalas, Volaris vuela a Guadalajara, Ciudad de México, León, Morelia y otras ciudades desde Los Ángeles, Fresno, Oakland, Sacramento, [Las Vegas](/destination/book-flights-tickets-to-las-vegas), Dallas, [Houston](/destination/book-flights-tickets-to-houston), San Antonio y Chicago, entre otras. De Guadalajara y Tijuana salen los vuelos al resto del país, de Tapachula a Los Cabos.",
    ],
  },
  baggage: {
    lead: "Según lo publicado por la aerolínea al momento de escribir, en los tres niveles en que suele vender sus tarifas. Nombres y contenido cambian de vez en cuando: deciden las condiciones de la aerolínea en su boleto.",
    table: {
      caption: "Maletas en Volaris según la tarifa",
      head: ["Tarifa", "Arriba, con usted", "Abajo, documentado"],
      rows: [
        ["La más baja", "Un bolso bajo el asiento, de unos 45 × 35 × 20 cm (18 × 14 × 8 pulgadas)", "Con pago"],
        ["La intermedia", "El bolso y una maleta de mano, 10 kg (22 lb) en total", "Con pago"],
        ["La más completa", "El bolso y una maleta de mano", "Una, con frecuencia de hasta 25 kg (55 lb)"],
        ["Maleta comprada sola", "Lo que diga la tarifa", "El peso que haya comprado; 158 cm (62 pulgadas) sumando los lados"],
      ],
    },
    notes: [
      "Agregue la maleta al comprar; en el mostrador sube y en la puerta es carísima.",
      "En diciembre se limitan cajas y piezas extra. Pregunte antes, y vea [nuestra política de equipaje](/baggage-policy).",
    ],
  },
  checkIn: {
    lead: "Haga el check-in en línea y lleve el pase de abordar en el teléfono, porque imprimirlo en el mostrador puede tener costo.",
    times: [
      { name: "En línea y en la aplicación", text: "Desde 24 horas antes de la salida." },
      { name: "Mostrador, vuelos dentro de México", text: "Cierra alrededor de una hora antes; llegue con dos." },
      { name: "Mostrador, vuelos internacionales", text: "Cierra un poco más temprano; llegue con tres horas." },
      { name: "Por el CBX", text: "Esté en el lado de San Diego al menos dos horas y media antes." },
    ],
  },
  byPhone:
    "Avise si puede cruzar por el CBX y desde qué ciudad manejaría: el agente compara Tijuana con Los Ángeles y con Ontario, California. Dé los dos apellidos tal como están en el pasaporte con el que va a viajar, sobre todo si tiene dos nacionalidades.",
  questions: [
    {
      question: "¿Qué necesito para usar el CBX?",
      answer:
        "El pase de abordar de un vuelo que salga de Tijuana en las 24 horas siguientes, el boleto del puente y sus documentos. Al regresar, cruce en las horas posteriores al aterrizaje, con visa, residencia o pasaporte estadounidense.",
    },
    {
      question: "Tengo doble nacionalidad. ¿Con qué pasaporte viajo?",
      answer:
        "Lleve los dos: el mexicano para entrar a México y el estadounidense para volver. En la reserva ponga el que presentará en el check-in, y use el mismo nombre en todo.",
    },
    {
      question: "¿Puede viajar mi mamá sola, con silla de ruedas?",
      answer:
        "Sí. La asistencia en silla de ruedas es gratuita y se pide al reservar o al menos dos días antes; en Tijuana y Guadalajara la acompañan hasta la salida.",
    },
    {
      question: "¿Un menor necesita permiso para salir de México?",
      answer:
        "Si es mexicano y viaja sin ninguno de sus padres, sí: el formato del Instituto Nacional de Migración o un permiso notarial. Llévelo impreso.",
    },
    {
      question: "¿Me conviene pagar v.club?",
      answer:
        "Si la familia vuela tres o cuatro veces al año, suele compensar. Es una compra directa con la aerolínea, y su descuento no se aplica a lo que reserve aquí.",
    },
  ],
  routes: [
    { from: "TIJ-Tijuana", to: "GDL-Guadalajara" },
    { from: "TIJ-Tijuana", to: "CUN-Cancun" },
    { from: "MEX-Mexico City", to: "TIJ-Tijuana" },
    { from: "GDL-Guadalajara", to: "CUN-Cancun" },
    { from: "SAT-San Antonio", to: "GDL-Guadalajara" },
    { from: "MTY-Monterrey", to: "CUN-Cancun" },
  ],
} satisfies AirlinePage;
