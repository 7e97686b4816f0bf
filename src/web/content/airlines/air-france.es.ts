import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolinea/air-france",
  title: "Air France: boletos a París y consejos para no perder la conexión",
  description:
    "Guía en español de Air France: salidas desde América, salas del aeropuerto Charles de Gaulle, lo que no incluye la tarifa Light y hasta qué hora se hace el check-in.",
  airline: "Air France",
  code: "AF",
  profile: {
    heading: "Del correo de Mermoz al A350",
    body: [
      "Antes de llevar turistas, una de las empresas que formaron Air France llevaba cartas por Dakar, Natal y Río hasta Buenos Aires y Santiago; Mermoz y Saint-Exupéry fueron sus pilotos. El 7 de octubre de 1933 cinco compañías se unieron, y el caballito de mar alado de una de ellas sigue siendo el emblema.",
      "Desde 2004 forma grupo con KLM, aunque cada una conserva su nombre y su aeropuerto. Fue fundadora de SkyTeam y comparte los vuelos sobre el Atlántico Norte con Delta, KLM y Virgin Atlantic. Si su boleto lleva número de Delta, mire la línea “operado por”: esa es la empresa que le documenta la maleta.",
    ],
  },
  facts: [
    { name: "Fundación", text: "7 de octubre de 1933" },
    { name: "Centro de conexiones", text: "París-Charles de Gaulle (CDG), Terminal 2" },
    { name: "Alianza", text: "SkyTeam, miembro fundador" },
    { name: "Aviones de largo alcance", text: "Airbus A350-900 y A330-200; Boeing 777-300ER, 777-200ER y 787-9" },
    { name: "Aviones para Europa", text: "Airbus A220-300 y familia A320; Embraer con el nombre HOP" },
    { name: "Cabinas", text: "Económica (Economy), Premium, ejecutiva (Business) y, en algunos 777-300ER, La Première" },
    { name: "Programa de millas", text: "Flying Blue, el mismo de KLM" },
  ],
  network: {
    heading: "Desde dónde se vuela a París",
    body: [
      "En América Latina hay vuelos sin escalas desde Ciudad de México, Bogotá, Panamá, Lima, Santiago, Buenos Aires, São Paulo y Río de Janeiro. En Estados Unidos, desde casi todas las grandes ciudades, entre ellas Nueva York, Boston, Washington, Atlanta, Miami, Chicago, Houston, San Francisco y Los Ángeles, algunas solo en verano: unas siete horas desde la costa este, diez u once desde la oeste.",
      "La Terminal 2 es una hilera de edificios con letra. Los vuelos de América llegan a la 2E, con salas K, L y M unidas por un tren corto; los de Europa salen sobre todo de la 2F. Entre las dos hay control de seguridad y de pasaportes: dos horas de conexión son lo sensato, aunque se vendan sesenta minutos.",
      "Debajo de la terminal para el TGV. A Lyon, Lille o Estrasburgo el tren puede ir en el mismo boleto. Y si su destino es Dakar, Abiyán o Libreville, pocas aerolíneas llegan a tanta África como esta.",
    ],
  },
  baggage: {
    lead: "Air France suma el peso de la maleta de mano y del bolso, y los pesa juntos. Esto es lo usual en vuelos largos operados por ella, según publica al momento de escribir. Las condiciones de su boleto son las que valen.",
    table: {
      caption: "Equipaje de Air France entre América y Europa",
      head: ["Cabina o tarifa", "De mano, en total", "Documentado"],
      rows: [
        ["Económica Light", "12 kg (26 lb): 1 maleta y 1 artículo personal", "Nada; la primera maleta se puede comprar"],
        ["Económica Standard y Flex", "12 kg (26 lb)", "1 de 23 kg (50 lb)"],
        ["Premium", "18 kg (40 lb): 2 maletas y 1 artículo personal", "2 de 23 kg (50 lb)"],
        ["Ejecutiva", "18 kg (40 lb)", "2 de 32 kg (70 lb)"],
        ["La Première", "18 kg (40 lb)", "3 de 32 kg (70 lb)"],
        ["Medidas", "Maleta 55 × 35 × 25 cm; artículo personal, 40 × 30 × 15 cm", "158 cm (62 pulgadas) sumando los tres lados"],
      ],
    },
    notes: [
      "Los socios Flying Blue Silver o más, y los SkyTeam Elite Plus, agregan una maleta en la mayoría de las tarifas. Si el viaje mezcla aerolíneas, lea de quién son las reglas en [nuestra política de equipaje](/baggage-policy).",
    ],
  },
  checkIn: {
    lead: "El boleto trae impresa la hora límite de check-in de su vuelo. Como regla:",
    times: [
      { name: "En línea o en la aplicación", text: "desde 30 horas antes" },
      { name: "Mostrador, vuelos largos", text: "cierra 60 minutos antes; 90 para algunos destinos de África" },
      { name: "Mostrador, Francia y zona Schengen", text: "cierra unos 40 minutos antes" },
      {
        name: "Puerta",
        text: "cierra 20 minutos antes; si va de París a Estados Unidos, esté allí una hora antes por la revisión de documentos",
      },
    ],
  },
  byPhone:
    "Cuéntenos la ciudad final y no solo París: quizá convenga un tren incluido o entrar por Ámsterdam con KLM y volver por París en la misma tarifa. Si viaja en pareja y quiere asientos juntos, dígalo, porque Light no deja elegirlos sin pagar.",
  questions: [
    {
      question: "¿Tengo que recoger la maleta en París?",
      answer:
        "No, con un solo boleto va directo al destino. Al regresar a Estados Unidos se retira en el primer aeropuerto del país, para la aduana, y se vuelve a entregar.",
    },
    {
      question: "¿Me piden visa para hacer escala en Francia?",
      answer:
        "Con pasaporte de Estados Unidos, México o la mayoría de Sudamérica, no. Algunas nacionalidades necesitan visa de tránsito aeroportuario incluso sin salir de la zona internacional: cubanos, dominicanos y haitianos deben preguntar al consulado francés antes de comprar.",
    },
    {
      question: "¿Vale la pena Premium?",
      answer:
        "En un vuelo nocturno de once horas, muchas veces sí: sillón más ancho, más reclinación y segunda maleta. No es cama; para eso está [la clase ejecutiva](/travel-by-theme/book-business-class-flights-tickets).",
    },
    {
      question: "¿Air France sale de Orly?",
      answer:
        "Ya no: desde 2026 todos sus vuelos usan Charles de Gaulle, salvo los de Córcega. Si alguien le ofrece una conexión que llega a CDG y sale de Orly, cuente con cambiar de aeropuerto por su cuenta: son unos 40 km (25 millas) cruzando París.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "PAR-Paris" },
    { from: "LAX-Los Angeles", to: "PAR-Paris" },
    { from: "MIA-Miami", to: "PAR-Paris" },
    { from: "ATL-Atlanta", to: "PAR-Paris" },
    { from: "MEX-Mexico City", to: "PAR-Paris" },
    { from: "BOG-Bogota", to: "PAR-Paris" },
  ],
} satisfies AirlinePage;
