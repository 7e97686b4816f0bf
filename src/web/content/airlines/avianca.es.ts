import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolinea/avianca",
  title: "Avianca: vuelos a Colombia y Centroamérica, tarifas y maletas",
  description:
    "Basic, Light, Classic o Flex: qué maleta incluye cada tarifa de Avianca, cuándo conectar en Bogotá o en San Salvador, y qué formularios pide Colombia.",
  airline: "Avianca",
  code: "AV",
  profile: {
    heading: "Cien años sobre los Andes",
    body: [
      "Pocas aerolíneas tienen más de un siglo. Avianca empezó el 5 de diciembre de 1919 en Barranquilla, con el nombre de SCADTA y con hidroaviones que seguían el río Magdalena. Lleva su nombre actual desde 1940.",
      "En 2010 se unió con la salvadoreña TACA; por eso San Salvador sigue siendo su segundo centro de conexiones. Pertenece a Star Alliance desde 2012 y hoy comparte dueño, el grupo Abra, con la brasileña GOL. En las rutas cortas funciona casi como una de bajo costo: paga usted por lo que lleva.",
    ],
  },
  facts: [
    { name: "Fundación", text: "5 de diciembre de 1919, en Barranquilla" },
    { name: "Centros de conexiones", text: "Bogotá El Dorado (BOG) y San Salvador (SAL)" },
    { name: "Otras bases", text: "Medellín (Rionegro), Cali, Quito, Guatemala y San José de Costa Rica" },
    { name: "Alianza", text: "Star Alliance" },
    { name: "Flota", text: "Airbus A320 y A320neo; Boeing 787-8 en las rutas largas" },
    { name: "Clases", text: "Económica; ejecutiva (Business) con cama en el 787 y filas más amplias en muchos A320" },
    { name: "Programa de millas", text: "LifeMiles" },
  ],
  network: {
    heading: "¿Por Bogotá o por San Salvador?",
    body: [
      "Por **Bogotá** si va a Cali, Cartagena, Pereira, Santa Marta, Lima, Santiago, Buenos Aires o São Paulo. El Dorado tiene los vuelos nacionales e internacionales de Avianca bajo el mismo techo, aunque al llegar del exterior hay que pasar migración y entregar de nuevo la maleta.",
      "Por **San Salvador** si va a Tegucigalpa, San Pedro Sula, Managua, San José o Guatemala. Desde Los Ángeles, Washington, Houston o Nueva York hay vuelos que llegan a tiempo para las salidas de la mañana.",
      "Además, desde Miami, Fort Lauderdale, Orlando y Nueva York se llega sin escalas a Medellín, y en algunos casos a Cali, Cartagena o Guayaquil. De Bogotá salen los 787 a Madrid, Barcelona y Londres. Dentro de Estados Unidos la conexión suele ser con United.",
    ],
  },
  baggage: {
    lead: "El nombre de la tarifa es la política de equipaje. Así describe Avianca sus familias al momento de escribir; no todas se venden en todas las rutas y lo que figura en su boleto es lo definitivo.",
    table: {
      caption: "Lo que lleva cada tarifa de Avianca",
      head: ["Tarifa", "En cabina", "En bodega"],
      rows: [
        ["Basic (sobre todo en vuelos nacionales)", "Un artículo bajo el asiento, 45 × 35 × 25 cm (18 × 14 × 10 pulgadas)", "Nada"],
        ["Light", "Ese artículo y una maleta de mano de 10 kg (22 lb), 55 × 35 × 25 cm", "Nada"],
        ["Classic", "Igual que Light", "1 maleta de 23 kg (50 lb)"],
        ["Flex", "Igual que Light", "1 maleta de 23 kg y cambios menos costosos"],
        ["Ejecutiva", "Igual que Light, con más peso en algunas rutas", "Por lo general 2 maletas de hasta 32 kg (70 lb)"],
      ],
    },
    notes: [
      "En la puerta hay medidores y se usan. Agregar la maleta allí es lo más caro; hágalo antes, en el sitio de la aerolínea. La maleta de bodega puede medir 158 cm (62 pulgadas) sumados sus tres lados. Entre 23 y 32 kg hay cargo por sobrepeso, y en temporada alta puede haber límite de cajas.",
    ],
  },
  checkIn: {
    lead: "Haga el check-in antes de salir de casa: en las tarifas más bajas pueden cobrarle por imprimir el pase de abordar en el mostrador.",
    times: [
      { name: "En línea", text: "abre 48 horas antes en muchas rutas y a más tardar 24 horas antes" },
      { name: "Mostrador, internacional", text: "recibe maletas hasta 60 minutos antes; en El Dorado llegue con 3 horas" },
      { name: "Mostrador, nacional", text: "hasta unos 45 minutos antes; bastan 2 horas" },
      { name: "Puerta de embarque", text: "preséntese 45 minutos antes; la puerta se cierra unos 15 minutos antes" },
    ],
  },
  byPhone:
    "No hace falta saber cómo se llama la tarifa: díganos “solo equipaje de mano” o “una maleta grande” y el agente elige. Si tiene doble nacionalidad, cuéntenos con qué pasaporte entra a cada país; Colombia pide a sus ciudadanos entrar con el colombiano.",
  questions: [
    {
      question: "¿Qué es el Check-Mig y cuánto cuesta?",
      answer:
        "Es el formulario de Migración Colombia para entrar y salir, y es gratis. Se llena en internet dentro de las 72 horas antes del viaje; las páginas que cobran no son del gobierno.",
    },
    {
      question: "¿Puedo llevar medicinas o comida de regreso a Estados Unidos?",
      answer:
        "Medicinas personales con receta, sí. Frutas, carnes y plantas frescas, no; café tostado, arequipe y dulces empacados normalmente pasan si los declara.",
    },
    {
      question: "¿Un niño puede volar solo con Avianca?",
      answer:
        "Sí, con el servicio de menor sin acompañante, que se solicita y se paga por anticipado. Y para salir de Colombia sin uno de los padres, un menor necesita permiso autenticado.",
    },
    {
      question: "¿A qué aeropuerto de Medellín se llega?",
      answer:
        "A Rionegro (MDE), a unos 29 km (18 millas) y 45 minutos por el túnel. El Olaya Herrera, dentro de la ciudad, solo recibe vuelos nacionales cortos.",
    },
    {
      question: "¿Sirven comida?",
      answer:
        "A Europa, en el 787, sí. En la mayoría de los A320 se vende a bordo. Para ver cuánto cuesta subir de clase, consulte [clase ejecutiva](/travel-by-theme/book-business-class-flights-tickets); para gastar poco, [boletos baratos](/travel-by-theme/book-cheap-flights-tickets).",
    },
  ],
  routes: [
    { from: "MIA-Miami", to: "BOG-Bogota" },
    { from: "NYC-New York", to: "BOG-Bogota" },
    { from: "MIA-Miami", to: "MDE-Medellin" },
    { from: "LAX-Los Angeles", to: "SAL-San Salvador" },
    { from: "BOG-Bogota", to: "MAD-Madrid" },
    { from: "MEX-Mexico City", to: "BOG-Bogota" },
  ],
} satisfies AirlinePage;
