import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-frankfurt",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Fráncfort",
  description:
    "{brand} le da la bienvenida: Fráncfort más allá de la sala de tránsito, con trenes bajo la terminal, sidra en Sachsenhausen y ferias que disparan los hoteles.",
  city: "Fráncfort",
  place: "FRA-Frankfurt",
  origins: ["NYC-New York", "CHI-Chicago", "WAS-Washington", "LAX-Los Angeles", "SFO-San Francisco", "YTO-Toronto"],
  poster: {
    slug: "frankfurt",
    alt: "Fráncfort al anochecer: torres de vidrio tras la catedral roja y las casas de entramado, y una pasarela de hierro sobre el Meno",
  },
  overview: {
    heading: "Todos conocen el aeropuerto, pocos la ciudad",
    body: [
      "Fráncfort tiene menos de 800,000 habitantes y los únicos rascacielos de Alemania que forman un verdadero perfil; los levantaron los bancos junto al Meno (Main en alemán) y enseguida alguien los llamó “Mainhattan”. A diez minutos a pie, casas de entramado rodean el Römerberg: casi todas cayeron en las bombas de 1944 y se rehicieron décadas después, las últimas en 2018. Aquí se elegía a los emperadores, aquí nació Goethe y aquí, en la ovalada Paulskirche, sesionó en 1848 el primer parlamento alemán.",
      "Para muchos es la primera parada en Europa y no la última. Del aeropuerto al centro hay un cuarto de hora en el tren S-Bahn, los trenes rápidos salen de debajo de la terminal, y una noche aquí entre el vuelo nocturno y el viaje al sur rinde mucho: museo por la tarde, sidra al anochecer y a la cama a las nueve.",
    ],
  },
  attractions: [
    {
      name: "Römerberg y la nueva ciudad vieja",
      text: "El ayuntamiento con sus tres frontones escalonados y, detrás, las callejuelas rehechas hasta la catedral. Mejor temprano.",
    },
    {
      name: "Museo Städel",
      text: "Siete siglos de pintura, de Van Eyck y El geógrafo de Vermeer a Richter, en la ribera de los museos.",
    },
    {
      name: "Catedral de San Bartolomé",
      text: "La iglesia de arenisca roja donde se coronó a los emperadores desde 1562. A la torre se sube por más de 300 escalones.",
    },
    {
      name: "Main Tower",
      text: "La torre bancaria con terraza abierta al público, a 198 metros (650 pies). Cierra con viento fuerte o tormenta.",
    },
    {
      name: "Casa de Goethe",
      text: "Las habitaciones de la familia, el escritorio y el teatro de títeres, junto al Museo del Romanticismo Alemán.",
    },
    {
      name: "Sachsenhausen",
      text: "El Apfelwein, una sidra seca y turbia, se sirve de una jarra de gres gris llamada Bembel. Acompáñela con salsa verde, hecha de siete hierbas.",
    },
    {
      name: "Kleinmarkthalle",
      text: "Mercado cubierto de 1954 cerca del Römerberg: salchicha en el mostrador, vino en el balcón. Cierra los domingos.",
    },
  ],
  airports: [
    {
      code: "FRA",
      name: "Aeropuerto de Fráncfort",
      text: "A 12 km (8 millas) al suroeste. Las líneas S8 y S9 de la S-Bahn salen de la estación regional, bajo la Terminal 1, cada 15 minutos más o menos y llegan en unos 12 a la estación central (Hauptbahnhof) y en 15 a Hauptwache. Al lado, los trenes ICE tienen estación propia. Trenes y autobuses gratuitos unen las terminales. El taxi tarda de 20 a 30 minutos.",
    },
    {
      code: "HHN",
      name: "Aeropuerto de Fráncfort–Hahn",
      text: "A 120 km (75 millas) al oeste, en las colinas del Hunsrück y sin ferrocarril. En autobús es cerca de una hora y tres cuartos. Vuelos de bajo costo por Europa y el Mediterráneo.",
    },
  ],
  seasons: [
    {
      name: "Abril a junio",
      text: "Espárragos, castaños en flor y tardes junto al río. De 15 a 23 °C (59 a 73 °F), las semanas más gratas del año.",
    },
    {
      name: "Julio y agosto",
      text: "Unos 25 °C (77 °F), con olas de calor y poco aire acondicionado. Los vuelos están en su precio más alto y los hoteles, a menudo, en el más bajo, porque los negocios descansan. El último fin de semana de agosto es la fiesta de los museos.",
    },
    {
      name: "Septiembre a noviembre",
      text: "Época de ferias, con la del Libro en octubre. Los viñedos del Rin se ponen amarillos.",
    },
    {
      name: "Diciembre a marzo",
      text: "El mercado navideño llena el Römerberg desde fines de noviembre hasta poco antes de Navidad. Enero y febrero son grises, cerca de 4 °C (39 °F), y baratos para volar.",
    },
  ],
  byPhone:
    "Cuando llame al {phone}, diga al agente en qué ciudad de Alemania duerme la primera noche. Si es Colonia, Heidelberg o Stuttgart, Fráncfort y un tren pueden ganarle a un segundo vuelo, y algunas aerolíneas venden ambos en un solo boleto. Dé el nombre tal como está en el pasaporte, pregunte si la tarifa incluye maleta, porque las más bajas sobre el Atlántico muchas veces no la traen, y pida comparar [Lufthansa](/airlines/book-lufthansa-flights-tickets) con sus socias.",
  questions: [
    {
      question: "¿Necesito visa para entrar por Fráncfort?",
      answer:
        "Con pasaporte de Estados Unidos o de México, entre otros, no: puede estar hasta 90 días de cada 180 en el espacio Schengen. El pasaporte debe valer tres meses más allá de la salida. En la frontera toman huellas y una foto, y se está introduciendo un registro en línea llamado ETIAS; vea en el sitio oficial de la Unión Europea si ya empezó.",
    },
    {
      question: "Solo cambio de avión. ¿Paso por migración?",
      answer:
        "Solo si el siguiente vuelo queda dentro de Schengen, por ejemplo a Roma o Barcelona: entonces el control es aquí. Rumbo a Londres, Estambul o Delhi sigue en tránsito. Deje 90 minutos en ambos casos, y dos horas en una mañana cargada.",
    },
    {
      question: "¿Puedo tomar un tren en el mismo aeropuerto?",
      answer:
        "Sí. Desde la estación de larga distancia, los ICE llegan a Colonia en cerca de una hora, a Stuttgart en una y cuarto y a Basilea en unas tres. Deje hora y media entre el aterrizaje y el tren, o compre un boleto flexible.",
    },
    {
      question: "¿Por qué los hoteles están tan caros en mis fechas?",
      answer:
        "Por una feria. Cuando una llena la Messe, la habitación puede costar el triple. Mire el calendario ferial antes de pagar el vuelo, compare [hoteles](/hotels) en Maguncia, a 35 o 40 minutos en la S8, o pase el viaje a un fin de semana.",
    },
  ],
} satisfies DestinationPage;
