import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-atlanta",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Atlanta",
  description:
    "{brand} le da la bienvenida: vuelos a Atlanta, el tren MARTA al centro, la casa natal de Martin Luther King y los fines de semana en que suben las tarifas.",
  city: "Atlanta",
  place: "ATL-Atlanta",
  origins: ["NYC-New York", "CHI-Chicago", "LAX-Los Angeles", "DFW-Dallas", "MIA-Miami", "WAS-Washington"],
  poster: {
    slug: "atlanta",
    alt: "La aguja dorada de Atlanta contra el sol, la rueda sobre el parque y una avenida que serpentea entre los árboles",
  },
  overview: {
    heading: "Una parada de tren convertida en bosque",
    body: [
      "Atlanta no tiene puerto ni río navegable. Nació en 1837, donde unos topógrafos clavaron la estaca del final de una vía férrea, y se llamó sencillamente Terminus. Los rieles siguen pasando bajo el centro, pero lo que sorprende son los barrios: robles y tuliperos se juntan sobre las calles y desde el avión esconden manzanas enteras.",
      "A lo largo de Peachtree Street se alinean tres grupos de rascacielos: Downtown, con el acuario y los estadios; Midtown, con los museos y el parque Piedmont; y Buckhead, con las tiendas. Una sola línea de tren los une y termina dentro del aeropuerto, así que quien se aloja cerca de una estación puede dejar el auto alquilado para las excursiones. Más de setenta calles llevan Peachtree en el nombre.",
    ],
  },
  attractions: [
    {
      name: "Parque histórico nacional Martin Luther King Jr.",
      text: "La casa donde nació (su interior cerró por obras en 2023: pregunte si ya reabrió), la iglesia bautista Ebenezer donde predicaron él y su padre, y su tumba, en dos cuadras de Auburn Avenue. La entrada es gratuita.",
    },
    {
      name: "Acuario de Georgia",
      text: "Tiburones ballena y mantarrayas pasan frente a un ventanal de dos pisos. El museo World of Coca-Cola queda cruzando el césped.",
    },
    {
      name: "Centro Nacional de Derechos Civiles y Humanos",
      text: "En su mostrador uno se sienta, se pone los audífonos y oye lo que oyeron los estudiantes de las sentadas de 1960.",
    },
    {
      name: "Sendero Eastside del BeltLine",
      text: "Camino pavimentado sobre una vía abandonada: del parque Piedmont, por Ponce City Market, un almacén de Sears de 1926, hasta los puestos de comida de Krog Street Market.",
    },
    {
      name: "Museo de arte High",
      text: "Salas blancas de Richard Meier, alas de Renzo Piano y una notable colección de arte popular del Sur. La estación Arts Center queda al lado.",
    },
    {
      name: "Stone Mountain",
      text: "Un domo de granito desnudo, 26 km (16 millas) al este. El sendero a la cima mide 1.6 km (una milla), se empina al final y se disfruta más al amanecer.",
    },
  ],
  airports: [
    {
      code: "ATL",
      name: "Aeropuerto Internacional Hartsfield–Jackson de Atlanta",
      text: "A 16 km (10 millas) al sur de Downtown. Las líneas roja y dorada de MARTA salen de la terminal nacional: algo menos de 20 minutos hasta Five Points, unos pocos más a Midtown y cerca de media hora a Buckhead. Desde la terminal internacional, al otro lado del campo, un autobús gratuito llega al tren en unos 15 minutos. Los taxis cobran tarifa fija a los tres centros y tardan 20 minutos con la autopista vacía, 50 a las cinco de la tarde.",
    },
  ],
  seasons: [
    {
      name: "Marzo a mayo",
      text: "Los cornejos y las azaleas florecen hacia la primera semana de abril, junto con un polen que tiñe los autos de amarillo. El Masters de golf en Augusta, dos horas al este, llena los vuelos.",
    },
    {
      name: "Junio a agosto",
      text: "Unos 32 °C (90 °F) y tormenta casi cada tarde. Vuele por la mañana, antes de que se formen. Si le cancelan el vuelo, [nuestra política de reembolsos](/refund-policy) dice qué le corresponde.",
    },
    {
      name: "Septiembre a noviembre",
      text: "La convención Dragon Con ocupa los hoteles del centro en el fin de semana del Día del Trabajo estadounidense, a comienzos de septiembre. Luego vienen semanas secas y templadas, con parques dorados desde fines de octubre.",
    },
    {
      name: "Diciembre a febrero",
      text: "Máximas cercanas a 12 °C (53 °F) y, pasado el Año Nuevo, las tarifas más tranquilas. Casi nunca nieva, pero una capa de hielo basta para detener la ciudad.",
    },
  ],
  byPhone:
    "Para Atlanta, diga al agente del {phone} si la ciudad es su destino o solo el lugar donde cambia de avión, porque la mejor tarifa suele ser otra. Si llega tarde, diga en qué zona se aloja: cuenta el último tren al norte. Si enlaza con un vuelo internacional, pida al menos dos horas y un solo boleto para todo el viaje.",
  questions: [
    {
      question: "¿Hace falta auto en Atlanta?",
      answer:
        "No, si se aloja cerca de MARTA en Downtown, Midtown o Buckhead. El tranvía lleva a Auburn Avenue y el BeltLine resuelve lo demás. Alquile uno para Stone Mountain, las montañas del norte o los suburbios; el SkyTrain, gratuito, une la terminal nacional con el centro de alquiler.",
    },
    {
      question: "¿Cuánto tiempo necesito para cambiar de avión en ATL?",
      answer:
        "Una hora alcanza bien entre dos vuelos nacionales. Las siete salas de embarque, T y de la A a la F, están en fila y las une bajo tierra el Plane Train, que pasa cada dos minutos más o menos. Si llega del extranjero pasa por aduana y vuelve a entregar la maleta: calcule dos horas.",
    },
    {
      question: "Norte, Sur o Internacional: ¿cuál es mi terminal?",
      answer:
        "Lo decide la aerolínea y lo dice su confirmación. Norte y Sur son dos lados de la misma terminal nacional y un error cuesta cinco minutos. La Internacional tiene su propia salida de la autopista I-75, y ahí el error cuesta veinte.",
    },
    {
      question: "¿Qué fines de semana salen caros?",
      answer:
        "El de Dragon Con, los partidos de fútbol americano universitario de diciembre y Año Nuevo, y la semana del Masters en abril. Entonces ayuda poco buscar [a última hora](/travel-by-theme/book-last-minute-flights-tickets); correr el viaje tres días ayuda mucho. Mire los [hoteles](/hotels) antes de comprar el boleto.",
    },
  ],
} satisfies DestinationPage;
