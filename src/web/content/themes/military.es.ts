import type { ThemePage } from "../page-types.ts";

export default {
  kind: "theme",
  theme: "military",
  name: "Viajes militares",
  start: { trip: { inDays: 21, nights: 10 } },
  path: "/es/travel-by-theme/book-military-flights-tickets",
  title: "Vuelos para militares y familias: permisos, maletas y órdenes",
  description:
    "Para quienes sirven y sus familias: qué identificación abre qué puerta, maletas con órdenes, aeropuertos junto a las bases y tarifas que aguantan un cambio.",
  h1: "Reserve vuelos para militares y sus familias",
  pictureAlt: "Un bolso militar y unas botas en un porche al amanecer, una cinta amarilla en un roble y el camino a casa",
  formNote:
    "El formulario empieza **dentro de tres semanas y con diez noches**, más o menos lo que dura un permiso recién aprobado. Ponga las fechas que diga el papel firmado.",
  routes: [
    { from: "CHI-Chicago", to: "SAT-San Antonio" },
    { from: "NYC-New York", to: "SAN-San Diego" },
    { from: "ATL-Atlanta", to: "ORF-Norfolk" },
    { from: "DFW-Dallas", to: "COS-Colorado Springs" },
    { from: "LAX-Los Angeles", to: "HNL-Honolulu" },
  ],
  sections: [
    {
      heading: "Lo que podemos vender y lo que no",
      body: [
        "No tenemos tarifas militares secretas. El buscador muestra a todos las mismas tarifas publicadas. Algunas aerolíneas de Estados Unidos guardan un descuento para viajes personales de quienes sirven; si dejan venderlo a las agencias, un agente lo pide con la identificación, como explica [la política de descuentos](/discount-policy). A menudo se resta de una tarifa más alta: pida los dos totales.",
        {
          list: [
            "**Los viajes oficiales y las mudanzas por órdenes (PCS)** se tramitan en su oficina de viajes o en el Defense Travel System, con tarifas que el gobierno contrata para el servicio. No valen para el permiso ni las vendemos. Un boleto comprado por su cuenta quizá no se lo reembolsen.",
            "**Space-A**, los asientos libres en aviones militares, se pide en las terminales del Air Mobility Command. No los reservamos. Si viaja así, tenga además un boleto comercial que se pueda cambiar o reembolsar para el día en que debe estar de vuelta.",
          ],
        },
      ],
    },
    {
      heading: "Tarjetas, órdenes y maletas",
      body: [
        {
          table: {
            caption: "Qué se pide y dónde",
            head: ["Para", "Lleve"],
            rows: [
              [
                "El control de seguridad",
                "La Common Access Card o la Uniformed Services ID. La TSA acepta ambas, también las de dependientes",
              ],
              [
                "TSA PreCheck sin costo",
                "Su número DoD ID, puesto como Known Traveler Number en la reserva de la aerolínea. Para servicio activo, Guardia Nacional, Reserva y Guardia Costera",
              ],
              ["Maletas adicionales", "La identificación; para la franquicia mayor, las órdenes en papel"],
              ["Un centro de la USO", "La identificación. Los de los aeropuertos son gratuitos para quienes sirven y sus familias"],
              ["Un permiso en el extranjero", "Pasaporte común. El oficial sin costo y las órdenes de la OTAN son para el servicio"],
            ],
          },
        },
        "Casi todas las grandes aerolíneas de Estados Unidos llevan gratis varias maletas de quien viaja con órdenes, algunas más pesadas de lo normal, y menos en un viaje personal; unas pocas incluyen a los dependientes. El número y el peso varían: consulte a su aerolínea antes de empacar y, en un código compartido, a la que opera el vuelo. [Nuestra política de equipaje](/baggage-policy) dice qué regla vale.",
      ],
    },
    {
      heading: "Aeropuertos junto a las bases",
      body: [
        {
          list: [
            "**San Diego (SAN)** está al lado del centro de reclutas de la Infantería de Marina; Camp Pendleton queda a unos 64 km (40 millas) al norte.",
            "**San Antonio (SAT)**: Fort Sam Houston, a 13 km (8 millas); Lackland, donde entrena a sus reclutas la Fuerza Aérea, a unos 29 km (18 millas).",
            "**Norfolk (ORF)**: la estación naval, la mayor del mundo, a unos 13 km (8 millas).",
            "**Colorado Springs (COS)** comparte pistas con Peterson; Fort Carson está a un cuarto de hora y la Academia de la Fuerza Aérea a media hora.",
            "**Honolulu (HNL)** comparte pistas con Hickam, junto a Pearl Harbor; vea [nuestra página de Honolulu](/destination/book-flights-tickets-to-honolulu).",
            "**Para una graduación**: [Chicago](/destination/book-flights-tickets-to-chicago) O'Hare para Great Lakes, Savannah para Parris Island y Columbia para Fort Jackson.",
          ],
        },
      ],
    },
    {
      heading: "Sin firma no hay permiso",
      body: [
        "Las fechas se corren, y una graduación puede moverse un día. Compre la tarifa que lo soporte: varias aerolíneas de Estados Unidos no cobran por cambiar la económica común, mientras que la básica casi nunca se puede mover. En cada resultado, bajo el total, figuran las dos condiciones. Cuando las órdenes cambian el plan, muchas aerolíneas perdonan su cargo si ven una copia: envíela antes de que salga el vuelo. Lo que cobramos por el trámite está en [nuestra política de cancelación](/cancellation-policy).",
      ],
    },
  ],
  byPhone:
    "Diga al agente si es permiso o servicio, quiénes viajan y qué tan firmes son las fechas. Tenga a la mano la identificación y las órdenes, si las hay, pero no mande fotos de la CAC: la ley federal prohíbe copiar identificaciones militares para un descuento. Una transacción admite como máximo {policy.maxTicketsPerTransaction}: si viaja junta una familia mayor o una unidad, dígalo al empezar.",
  questions: [
    {
      question: "¿Tienen un descuento militar propio?",
      answer:
        "No. Nuestro cargo es igual para todos, {policy.siteFlightServiceFee} en el sitio. El descuento que exista es de la aerolínea, y preferimos decirlo a imprimir un porcentaje.",
    },
    {
      question: "¿Mi familia puede usar mi franquicia de equipaje?",
      answer:
        "A veces. Varias aerolíneas dan las mismas maletas a los dependientes que figuran en las órdenes; en vacaciones lo hacen menos. Cada uno necesita su Uniformed Services ID. El cónyuge que vuela solo suele ser un pasajero común.",
    },
    {
      question: "¿Pueden acompañarme hasta la puerta de embarque?",
      answer:
        "A menudo sí, en un despliegue o un regreso. Pida en el mostrador un pase de acompañante (escort pass); cada persona necesita una identificación válida para el control. Lo decide la aerolínea: llegue una hora antes de lo habitual.",
    },
    {
      question: "Mi hijo se gradúa y no soy ciudadano: ¿puedo volar?",
      answer:
        "Dentro de Estados Unidos, sí: la TSA acepta el pasaporte vigente de su país y la tarjeta de residente. Entrar en la base es otra cosa: que su hijo pregunte con semanas de anticipación qué documentos piden a las visitas.",
    },
  ],
} satisfies ThemePage;
