import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolinea/jetblue",
  title: "Vuelos de JetBlue entre Nueva York, Florida y el Caribe",
  description:
    "JetBlue a Santo Domingo, San Juan, Santiago y más: tarifas Blue y Mint, maletas y cajas, horas de check-in y ayuda en español por teléfono.",
  airline: "JetBlue",
  code: "B6",
  profile: {
    heading: "La ruta de las visitas a casa",
    body: [
      "Pocas aerolíneas conocen tan bien el ir y venir entre Nueva York, Boston y las Antillas. JetBlue vuela a Santo Domingo, Santiago de los Caballeros, Puerto Plata y Punta Cana, a San Juan, Ponce y Aguadilla, y desde Florida a Kingston y Nasáu. En diciembre y en junio esos vuelos se llenan con meses de anticipación.",
      "La compañía es neoyorquina: se fundó en 1998, despegó el 11 de febrero de 2000 con un vuelo de Kennedy a Fort Lauderdale y tiene su sede en Long Island City, en Queens. Ofrece algo poco común en su rango de precio: más espacio entre filas que casi todas sus competidoras, pantalla en cada asiento, bocadillos incluidos y wifi gratis.",
    ],
  },
  facts: [
    { name: "Bases", text: "Nueva York (Kennedy), Boston, Fort Lauderdale, Orlando y San Juan." },
    { name: "Su terminal en Kennedy", text: "La 5, junto al antiguo edificio de TWA de 1962, que hoy es un hotel." },
    { name: "Flota", text: "Airbus A220, A320 y A321." },
    { name: "Clases", text: "Económica, de Blue Basic a Blue y asientos con más espacio, y Mint, con camas." },
    { name: "Alianza", text: "Ninguna; tiene acuerdos con compañías sueltas." },
    { name: "Programa de puntos", text: "TrueBlue: los puntos no vencen y la familia puede juntarlos." },
  ],
  network: {
    heading: "Del norte frío al mar, y un poco más allá",
    body: [
      "Su mapa es una línea: [Boston](/destination/book-flights-tickets-to-boston), [Nueva York](/destination/book-flights-tickets-to-new-york), Florida, las islas. A esa línea se suman California, [Las Vegas](/destination/book-flights-tickets-to-las-vegas) y otras ciudades grandes del oeste; Cancún, Costa Rica, Colombia y Guayaquil hacia el sur; y Londres y algunas ciudades más al otro lado del Atlántico.",
      "Si usted viene de Sudamérica, lo habitual es entrar por Fort Lauderdale o Kennedy, pasar migración allí y seguir en un vuelo nacional. Calcule entre dos y tres horas para ese cambio, porque hay que recoger la maleta, pasar la aduana y volver a entregarla. Fíjese también en quién opera cada tramo: algunos boletos combinan JetBlue con aerolíneas asociadas.",
    ],
  },
  baggage: {
    lead: "La tabla vale para los vuelos propios de JetBlue, según lo publicado por la aerolínea al momento de escribir; para su tarifa y su fecha mandan las condiciones que aparecen en el boleto.",
    table: {
      caption: "Equipaje en JetBlue",
      head: ["Pieza", "Cuánto", "Tome en cuenta"],
      rows: [
        ["Artículo personal", "Uno en todas las tarifas: unos 43 × 33 × 20 cm (17 × 13 × 8 pulgadas)", "Va debajo del asiento."],
        [
          "Equipaje de mano",
          "Una en todas las tarifas: unos 56 × 36 × 23 cm (22 × 14 × 9 pulgadas)",
          "Con Blue Basic se aborda al final y los compartimientos ya van llenos.",
        ],
        [
          "Maleta documentada, clase económica",
          "Con pago: 23 kg (50 lb) y 158 cm (62 pulgadas) en total",
          "Sube en fechas de mucha demanda y otra vez en las últimas 24 horas.",
        ],
        ["Maletas documentadas, Mint", "Dos incluidas, de hasta 32 kg (70 lb)", "También en los vuelos dentro de Estados Unidos."],
      ],
    },
    notes: [
      "Cerca de Navidad la aerolínea limita las maletas adicionales y con sobrepeso en varias rutas al Caribe. Pregunte antes de armar una caja o un tanque.",
      "Compare con [nuestra política de equipaje](/baggage-policy) antes de pagar.",
    ],
  },
  checkIn: {
    lead: "Para JetBlue, San Juan es un vuelo nacional; Santo Domingo, uno internacional. De eso dependen las horas.",
    times: [
      { name: "En línea", text: "Desde 24 horas antes de la salida." },
      { name: "Maletas en vuelos nacionales", text: "A más tardar unos 40 minutos antes." },
      { name: "Maletas en vuelos internacionales", text: "A más tardar unos 60 minutos antes, con el pasaporte en la mano." },
      { name: "Puerta", text: "El abordaje termina unos 15 minutos antes de la salida." },
    ],
  },
  byPhone:
    "Diga desde el principio cuántas maletas lleva cada persona y qué aeropuerto de Nueva York le queda bien: Kennedy, LaGuardia o Newark. Si alguien viaja con pasaporte dominicano y residencia estadounidense, tenga a la vista los nombres tal como aparecen en el pasaporte.",
  questions: [
    {
      question: "¿Con cuánta anticipación compro para Navidad en Santo Domingo?",
      answer:
        "Con tres o cuatro meses, si puede. Los días anteriores al 24 de diciembre y el regreso después de Reyes son los primeros en agotarse; salir un martes o un miércoles ayuda.",
    },
    {
      question: "¿Puede viajar solo mi hijo?",
      answer:
        "Sí, desde los cinco años y en vuelos sin escalas, con el servicio de menores no acompañados, que se pide a la aerolínea y tiene costo. Confirme con ella qué documentos exige la salida del país.",
    },
    {
      question: "¿Hay que llenar algún formulario para la República Dominicana?",
      answer: "Sí, el e-ticket de migración, gratuito y en línea, tanto a la entrada como a la salida. Guarde el código QR en el teléfono.",
    },
    {
      question: "¿La tarifa Blue Basic permite cambios?",
      answer:
        "Con restricciones y casi siempre con un cargo. Si sus fechas no son firmes, compare el precio de Blue, y lea además [nuestra política de cancelación](/cancellation-policy).",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "SDQ-Santo Domingo" },
    { from: "NYC-New York", to: "SJU-San Juan" },
    { from: "FLL-Fort Lauderdale", to: "KIN-Kingston" },
    { from: "BOS-Boston", to: "LAX-Los Angeles" },
    { from: "NYC-New York", to: "LAS-Las Vegas" },
    { from: "BOS-Boston", to: "LON-London" },
  ],
} satisfies AirlinePage;
