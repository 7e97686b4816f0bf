import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolinea/klm",
  title: "KLM a Ámsterdam: clases, equipaje y boletos desde América",
  description:
    "Vuele con KLM desde Nueva York, México, Bogotá o Lima: diferencias entre tarifas, 12 kg en cabina, check-in desde 30 horas antes y reservas en español.",
  airline: "KLM",
  code: "KL",
  profile: {
    heading: "La Real Holandesa, más que centenaria",
    body: [
      "Detrás de tres letras hay un nombre largo, Koninklijke Luchtvaart Maatschappij, y una marca: es la aerolínea más antigua que conserva su nombre original. Se fundó el 7 de octubre de 1919 y en mayo de 1920 hizo su primer vuelo regular, de Londres a Ámsterdam. En 1934 uno de sus aviones cruzó ya el océano hasta Curazao. Desde 2004 forma un grupo con [Air France](/airlines/book-air-france-flights-tickets), pero cada una mantiene sus aviones, su tripulación y su nombre.",
      "En los vuelos largos hay tres clases: económica, Premium Comfort y ejecutiva. Quien viaja en ejecutiva recibe al final una casita de porcelana azul de Delft llena de ginebra holandesa. Existen más de cien modelos, cada uno copia de una casa verdadera, y hay coleccionistas que los tienen todos.",
    ],
  },
  facts: [
    { name: "Fundación", text: "1919, en La Haya; hoy la sede está en Amstelveen." },
    { name: "Centro de conexiones", text: "Ámsterdam Schiphol." },
    { name: "Alianza", text: "SkyTeam, con [Aeroméxico](/airlines/book-aeromexico-flights-tickets), Air France, Delta y otras." },
    { name: "Vuelos largos", text: "Boeing 777 y 787, Airbus A330 y, a medida que llega, el A350." },
    { name: "Vuelos en Europa", text: "Boeing 737, Airbus A321neo y los Embraer de KLM Cityhopper." },
    { name: "Programa de millas", text: "Flying Blue, compartido con Air France." },
  ],
  network: {
    heading: "Desde dónde conviene tomarla",
    body: [
      "En América Latina, KLM llega a Ciudad de México, Panamá, Bogotá, Quito, Lima, São Paulo, Río de Janeiro y Buenos Aires. En el Caribe es la compañía de siempre para Aruba, Bonaire, Curazao y San Martín, y en el norte de Sudamérica vuela a Paramaribo. Si su ciudad no está en la lista, un vuelo de Aeroméxico o de otra aerolínea asociada suele llegar hasta ella con el mismo boleto.",
      "Desde Estados Unidos despegan sus aviones en Nueva York, Washington, Atlanta, Chicago, Minneapolis, Houston, Los Ángeles y San Francisco, entre otras ciudades. Delta vuela además a Ámsterdam desde sus propios centros, y ambas se venden los asientos: un número KL puede ser un avión de Delta. El nombre de quien opera aparece en cada vuelo antes de pagar.",
    ],
  },
  baggage: {
    lead: "La tabla describe los vuelos de KLM entre América y Europa, según lo publicado por la aerolínea al momento de escribir. Los socios tienen reglas propias y, al final, deciden las condiciones de la aerolínea en su boleto.",
    table: {
      caption: "Equipaje de KLM según la tarifa",
      head: ["Tarifa", "Cabina", "Bodega"],
      rows: [
        [
          "Económica Light",
          "Una maleta de 55 × 35 × 25 cm (21.5 × 13.5 × 10 pulgadas) y un artículo personal; 12 kg (26 lb) entre ambos",
          "Nada; se paga aparte",
        ],
        ["Económica Standard", "Lo mismo", "Una de 23 kg (50 lb)"],
        ["Premium Comfort", "Lo mismo o algo más, según el boleto", "Dos de 23 kg"],
        ["Ejecutiva", "Dos maletas y un artículo personal; 18 kg (39 lb) en total", "Dos de 32 kg (70 lb)"],
      ],
    },
    notes: [
      "El equipaje de mano se pesa de verdad. Una computadora y dos libros ya se llevan un tercio de los 12 kg.",
      "Si va a estudiar o a vivir a Europa, compare una segunda maleta comprada en línea con el salto a Premium Comfort: a veces la diferencia es pequeña.",
    ],
  },
  checkIn: {
    lead: "KLM abre su check-in antes que la mayoría. Use ese tiempo para subir los datos del pasaporte y elegir asiento entre los que queden.",
    times: [
      { name: "En línea", text: "Desde 30 horas antes de la salida." },
      {
        name: "Mostrador en su ciudad",
        text: "Llegue tres horas antes; la entrega de maletas cierra cerca de una hora antes del vuelo, y en algunos aeropuertos más temprano.",
      },
      { name: "Puerta", text: "Preséntese a la hora de abordaje impresa, que en los aviones grandes es casi una hora antes de la salida." },
    ],
  },
  byPhone:
    "Tenga el pasaporte abierto al llamar: el nombre del boleto debe copiarlo letra por letra, con los dos apellidos si los lleva. Diga si viaja con visa, residencia o pasaporte europeo, y si acepta tramos operados por Delta o Air France, porque eso cambia las opciones y el precio.",
  questions: [
    {
      question: "¿Necesito visa para llegar a Ámsterdam con KLM?",
      answer:
        "Depende de su pasaporte. Mexicanos, colombianos, peruanos, argentinos y chilenos, entre otros, entran como turistas sin visa por un máximo de 90 días dentro de 180; dominicanos, ecuatorianos, bolivianos y cubanos la necesitan. Confírmelo en el consulado antes de comprar.",
    },
    {
      question: "¿Cuál es la diferencia entre Light y Standard?",
      answer:
        "La maleta y los cambios. Light viaja sin bodega y casi no se modifica; Standard lleva 23 kg y admite cambios con menos costo.",
    },
    {
      question: "¿Habrá tripulación que hable español?",
      answer: "Con frecuencia en los vuelos de América Latina, aunque no se garantiza. Los idiomas de a bordo son el holandés y el inglés.",
    },
    {
      question: "¿Puedo pedir comida vegetariana o sin gluten?",
      answer: "Sí, sin costo en los vuelos largos. Pídala a la aerolínea con al menos dos días de anticipación.",
    },
    {
      question: "¿Y si debo cancelar por enfermedad?",
      answer:
        "Rige primero la tarifa. Avise cuanto antes, guarde el certificado médico y vea qué hacemos nosotros en [la política de reembolsos](/refund-policy).",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "AMS-Amsterdam" },
    { from: "LAX-Los Angeles", to: "AMS-Amsterdam" },
    { from: "ATL-Atlanta", to: "AMS-Amsterdam" },
    { from: "MEX-Mexico City", to: "AMS-Amsterdam" },
    { from: "LIM-Lima", to: "AMS-Amsterdam" },
    { from: "AMS-Amsterdam", to: "CUR-Curacao" },
  ],
} satisfies AirlinePage;
