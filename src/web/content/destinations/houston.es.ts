import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-houston",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Houston",
  description:
    "{brand} le da la bienvenida: vuelos a Houston por el aeropuerto Bush o por Hobby, y en tierra el cohete Saturno V, los museos y el bayou.",
  city: "Houston",
  place: "IAH-Houston",
  origins: ["NYC-New York", "LAX-Los Angeles", "CHI-Chicago", "DEN-Denver", "ATL-Atlanta", "MEX-Mexico City"],
  poster: {
    slug: "houston",
    alt: "Un cohete lunar ante el sol, robles y una garza en el bayou; al fondo, las torres del centro de Houston",
  },
  overview: {
    heading: "Houston, ancha y verde junto a sus bayous",
    body: [
      "Houston es la cuarta ciudad del país por habitantes y una de las más planas, extendida alrededor de ríos lentos que aquí se llaman bayous. No tiene ley de zonificación: una capilla, una taquería y una torre de cuarenta pisos pueden compartir cuadra. Lo que busca el visitante está en dos direcciones: los museos y Hermann Park, al sur del centro, a unos quince minutos en el tranvía de la línea roja, y la NASA, a cuarenta minutos por la autopista del Golfo.",
      "También es la mejor ciudad de Texas para comer de todo el mundo. El bulevar Bellaire es vietnamita durante kilómetros, el distrito Mahatma Gandhi, sobre Hillcroft, es indio y pakistaní, y aquí se inventó el cangrejo de río viet-cajún, con mantequilla de ajo. Calcule dos días para la ciudad y un tercero para el espacio o para la playa de Galveston, 80 km (50 millas) al sur.",
    ],
  },
  attractions: [
    {
      name: "Space Center Houston",
      text: "El centro de visitantes del Centro Espacial Johnson de la NASA, a 40 km (25 millas) del centro. El recorrido en tranvía llega hasta un Saturno V auténtico, acostado; tome el primero de la mañana.",
    },
    {
      name: "Museo de Bellas Artes de Houston",
      text: "Tres edificios de galerías unidos por túneles, con una gran colección de arte moderno latinoamericano.",
    },
    {
      name: "Colección Menil y Capilla Rothko",
      text: "Surrealistas, arte bizantino y Cy Twombly en un parque tranquilo de Montrose; después, catorce lienzos oscuros en una sala de ocho lados. La entrada a ambas es gratuita.",
    },
    {
      name: "Buffalo Bayou Park",
      text: "Senderos y kayaks al pie de los rascacielos. Debajo, la Cisterna de 1926 guarda 221 columnas y un eco larguísimo; al anochecer salen los murciélagos del puente de Waugh Drive.",
    },
    {
      name: "Museo de Ciencias Naturales",
      text: "Dinosaurios montados en plena persecución y un cono de cristal lleno de mariposas vivas, al borde de Hermann Park.",
    },
    {
      name: "Monumento de San Jacinto",
      text: "Una columna de 173 metros (567 pies) coronada por una estrella, donde Texas ganó su independencia en 1836 en una batalla de dieciocho minutos.",
    },
  ],
  airports: [
    {
      code: "IAH",
      name: "George Bush Intercontinental",
      text: "A 37 km (23 millas) al norte, centro de conexiones de United y aeropuerto de casi todos los vuelos largos. El autobús 500 de METRO va de día sin paradas al centro de convenciones, en cerca de una hora y por unos 5 dólares; el 102 para en el camino y cuesta menos. El taxi tarda 30 minutos (el doble en hora pico) y cuesta unos 60 dólares.",
    },
    {
      code: "HOU",
      name: "William P. Hobby",
      text: "A unos 16 km (10 millas) al sureste, gran base de [Southwest](/airlines/book-southwest-flights-tickets), con algunos vuelos a México, Centroamérica y el Caribe. El autobús 40 llega al centro en menos de una hora; el taxi, en unos 20 minutos.",
    },
  ],
  seasons: [
    {
      name: "Marzo a mayo",
      text: "Días templados, azaleas y cangrejos de río. El rodeo ocupa las tres primeras semanas de marzo y casi todas las habitaciones cercanas a NRG Park.",
    },
    {
      name: "Junio a septiembre",
      text: "Unos 35 °C (95 °F) y mucha humedad; la vida pasa bajo techo. A fines de agosto suelen bajar las tarifas, pero es lo más fuerte de la temporada de huracanes: mire un boleto que admita cambios.",
    },
    {
      name: "Octubre y noviembre",
      text: "El aire se seca y las noches se vuelven agradables: las mejores semanas para las terrazas y el bayou.",
    },
    {
      name: "Diciembre a febrero",
      text: "Unos 17 °C (63 °F) de día, con algún frente frío. Basta una chaqueta; los museos están tranquilos y en la costa invernan las grullas blancas.",
    },
  ],
  byPhone:
    "Diga al agente en qué lado de la ciudad se hospeda: Galveston y la NASA quedan mucho más cerca de Hobby; The Woodlands y el Energy Corridor, de Bush. Si viene a tratarse en el Texas Medical Center, dígalo y pida un regreso que se pueda mover, silla de ruedas en la puerta y asientos junto a su acompañante, porque las citas se corren. Si sale en crucero desde Galveston, dé la hora de zarpe para llegar un día antes.",
  questions: [
    {
      question: "¿Conviene llegar a Bush o a Hobby?",
      answer:
        "Compare los dos: busque una vez IAH, que es Bush, y otra HOU, que es Hobby. Hobby ahorra media hora y dinero en tierra para el centro, el Medical Center y la NASA; Bush tiene muchos más vuelos sin escalas, sobre todo al extranjero.",
    },
    {
      question: "¿Se puede conocer Houston sin auto?",
      answer:
        "En parte. El centro, los museos, el Medical Center y NRG Park están sobre la línea roja; para Space Center Houston, el barrio chino y Galveston hace falta auto o un viaje largo.",
    },
    {
      question: "¿Cuánto tiempo dejo para una conexión en Bush?",
      answer:
        "Noventa minutos bastan entre dos vuelos nacionales, porque el tren Skyway une las cinco terminales pasado el control. Si llega del extranjero deje dos horas y media: se recogen las maletas, se pasa la aduana y otra vez la seguridad.",
    },
    {
      question: "¿Qué pasa con mi reserva si viene un huracán?",
      answer:
        "La aerolínea suele permitir un cambio gratis cuando publica una exención por mal tiempo, y debe un reembolso si cancela el vuelo. Lo que hacemos nosotros y los plazos están en [nuestra política de reembolsos](/refund-policy).",
    },
    {
      question: "¿Cuándo cuesta menos volar a Houston?",
      answer:
        "Por lo general a fines de enero, en febrero antes del rodeo y en septiembre. Houston vive de los viajes de negocios, así que los vuelos del sábado y los hoteles de fin de semana suelen salir mejor; pruebe ambas fechas en [el buscador](/).",
    },
  ],
} satisfies DestinationPage;
