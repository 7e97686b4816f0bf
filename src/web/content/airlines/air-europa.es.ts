import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolinea/air-europa",
  title: "Air Europa a España: cómo reservar, maletas y conexiones en Madrid",
  description:
    "De Bogotá, Lima, Quito, Santo Domingo, Miami o Nueva York a Madrid con Air Europa: qué incluye cada tarifa, horas de cierre y cómo pedir su boleto.",
  airline: "Air Europa",
  code: "UX",
  profile: {
    heading: "Una aerolínea mallorquina con medio corazón en América",
    body: [
      "Si usted viaja entre América Latina y España, tarde o temprano se topa con Air Europa. Vuela sin escalas a Madrid desde ciudades que otras atienden poco: Asunción, Guayaquil, Quito, Montevideo. También desde Bogotá, Lima, Panamá, Buenos Aires y Santo Domingo.",
      "Despegó por primera vez en noviembre de 1986, llevando turistas a las islas, y fue la primera compañía privada con vuelos regulares dentro de España. En 1991 pasó al fundador del grupo turístico Globalia; su sede sigue en Llucmajor, Mallorca.",
    ],
  },
  facts: [
    { name: "Centro de conexiones", text: "Madrid-Barajas (MAD), terminales 1 y 2, comunicadas a pie" },
    { name: "Segunda base", text: "Palma de Mallorca (PMI)" },
    { name: "Primer vuelo", text: "noviembre de 1986" },
    { name: "Alianza", text: "SkyTeam, miembro pleno desde 2010" },
    { name: "Aviones de largo recorrido", text: "Boeing 787-8 y 787-9" },
    { name: "Aviones de corto recorrido", text: "Boeing 737-800 y 737 MAX 8" },
    { name: "Clases", text: "Económica y ejecutiva (Business), con asiento cama en el 787" },
    { name: "Programa de puntos", text: "SUMA" },
  ],
  network: {
    heading: "Madrid como puerta de entrada",
    body: [
      "Desde Estados Unidos hay dos puntos de partida: Nueva York (JFK), a unas siete horas de Madrid, y Miami, a unas nueve. Si vive en otra ciudad, el primer tramo lo vuela una aerolínea asociada, como Delta, con su propio mostrador.",
      "En Madrid se reparte el resto: Barcelona, Málaga, Alicante, Bilbao, Vigo y Palma a alrededor de una hora; Tenerife, Gran Canaria y Lanzarote a menos de tres. También Roma, París, Lisboa, Milán y Ámsterdam.",
      "Quien llega de América pasa control de pasaportes en Barajas antes de seguir dentro de España o de la zona Schengen. Hora y media de conexión es lo prudente; con niños o con abuelos, dos horas. Para ir de Miami a Lima, en cambio, esta no es su aerolínea: en ese caso mire [Copa](/airlines/book-copa-flights-tickets) o [Avianca](/airlines/book-avianca-flights-tickets).",
    ],
  },
  baggage: {
    lead: "Lo que puede llevar depende de la familia de tarifa. Este es el esquema general que la aerolínea publica al momento de escribir, para vuelos largos y europeos; las condiciones de su boleto son las que deciden.",
    table: {
      caption: "Equipaje de Air Europa por tipo de tarifa",
      head: ["Qué", "Permitido", "Detalles"],
      rows: [
        ["Artículo personal", "1 pieza de unos 40 × 30 × 15 cm (16 × 12 × 6 pulgadas)", "Va debajo del asiento"],
        [
          "Equipaje de mano, económica",
          "1 pieza de 10 kg (22 lb), 55 × 35 × 25 cm",
          "Con el avión lleno suelen bajarla a bodega en la puerta, sin costo",
        ],
        ["Equipaje de mano, ejecutiva", "Hasta 14 kg (30 lb)", "Las mismas medidas"],
        ["Documentado, Lite", "Ninguno", "Se puede agregar; en el aeropuerto sale más caro"],
        ["Documentado, Standard y Flex", "Por lo general 1 pieza de 23 kg (50 lb)", "En algunas rutas de América Latina son 2"],
        ["Documentado, ejecutiva", "Por lo general 2 piezas", "De 23 kg en vuelos cortos, de 32 kg (70 lb) en largos"],
      ],
    },
    notes: [
      "Cada maleta documentada puede medir hasta 158 cm (62 pulgadas) sumando sus tres lados y ninguna puede pasar de 32 kg. Tablas, bicicletas y mascotas se piden antes de pagar, porque el cupo se confirma vuelo por vuelo.",
    ],
  },
  checkIn: {
    lead: "Horas contadas antes de la salida:",
    times: [
      { name: "En línea", text: "desde 48 horas antes en la mayoría de las rutas; 24 horas si vuela a Estados Unidos" },
      {
        name: "Mostrador, vuelos intercontinentales",
        text: "cierra 60 minutos antes; en algunas ciudades antes, por ejemplo 90 minutos en Lima y 120 en Caracas",
      },
      { name: "Mostrador, España y Europa", text: "cierra 45 minutos antes" },
      { name: "Puerta de embarque", text: "45 minutos antes en vuelos largos; se cierra unos 15 minutos antes" },
    ],
  },
  byPhone:
    "Al llamar, díganos si se queda en Madrid o sigue a otra ciudad, cuántas maletas lleva y con qué pasaporte viaja cada persona. Si va a las Canarias, nombre la isla: Tenerife tiene dos aeropuertos y Air Europa usa sobre todo el del norte.",
  questions: [
    {
      question: "¿Necesito visa para entrar a España?",
      answer:
        "Depende de su pasaporte. Colombianos, peruanos, argentinos, mexicanos y otros entran hasta 90 días sin visa; ecuatorianos, dominicanos, bolivianos y cubanos sí la necesitan. Confírmelo con el consulado antes de pagar.",
    },
    {
      question: "¿Me pueden pedir boleto de regreso?",
      answer:
        "Sí. Migración puede exigir boleto de vuelta, alojamiento o carta de invitación, y medios económicos. Por eso no aconsejamos comprar solo la ida si va de turista.",
    },
    {
      question: "¿Qué gano con Standard frente a Lite?",
      answer:
        "La maleta documentada, sobre todo, y condiciones de cambio menos duras. Si de todos modos va a documentar 23 kg, Standard suele costar menos que Lite con maleta agregada.",
    },
    {
      question: "¿Sirven mis millas de Iberia o de Avianca?",
      answer:
        "No: Iberia es de oneworld y Avianca de Star Alliance. Air Europa está en SkyTeam, así que sirven programas como SUMA, SkyMiles de Delta o Flying Blue.",
    },
    {
      question: "¿Y si tengo que cancelar?",
      answer:
        "Manda la tarifa, y Lite es la menos generosa. Los plazos y cargos nuestros están en [la política de cancelación](/cancellation-policy); léala antes de pagar, no después.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "MAD-Madrid" },
    { from: "MIA-Miami", to: "MAD-Madrid" },
    { from: "BOG-Bogota", to: "MAD-Madrid" },
    { from: "LIM-Lima", to: "MAD-Madrid" },
    { from: "SDQ-Santo Domingo", to: "MAD-Madrid" },
    { from: "NYC-New York", to: "AGP-Malaga" },
  ],
} satisfies AirlinePage;
