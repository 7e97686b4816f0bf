import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-boston",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Boston",
  description:
    "{brand} le da la bienvenida: Boston está a tres millas de su aeropuerto. Logan, Providence o Manchester, el Freedom Trail y las hojas de octubre.",
  city: "Boston",
  place: "BOS-Boston",
  origins: ["WAS-Washington", "CHI-Chicago", "LAX-Los Angeles", "SFO-San Francisco", "MIA-Miami", "YTO-Toronto"],
  poster: { slug: "boston", alt: "Boston en otoño: un puente atirantado, la torre del reloj de la Custom House y velas en el río Charles" },
  overview: {
    heading: "Se cruza a pie antes del almuerzo",
    body: [
      "Boston fue casi una isla, con tres colinas que la propia ciudad rebajó para rellenar sus bahías. Lo que hoy es Back Bay, con sus casas de piedra parda y la recta de Commonwealth Avenue, era lodo de marea hasta 1850. La parte vieja conservó sus calles torcidas: un mapa ayuda, un auto no.",
      "Desde el parque Boston Common se camina en veinte minutos al North End, el barrio italiano, o se llega en unos diez a Harvard Square con la línea roja del metro, que cruza el Charles. Bastante más de cien mil estudiantes marcan el calendario: la ciudad se llena el primero de septiembre, se vacía en mayo, y los precios van detrás. Dedíquele tres días, y un cuarto al agua: en temporada hay barcos a Salem, a Provincetown y a las islas del puerto.",
    ],
  },
  attractions: [
    {
      name: "Freedom Trail",
      text: "Una línea de ladrillo rojo de 4 km (2.5 millas), desde el Common, por la casa de Paul Revere, hasta el monumento de Bunker Hill. Sus dieciséis paradas se explican solas.",
    },
    {
      name: "Museo Isabella Stewart Gardner",
      text: "Un patio veneciano en el barrio de los Fens y marcos vacíos en las paredes desde que una noche de 1990 se robaron trece obras.",
    },
    {
      name: "Museo de Bellas Artes",
      text: "A pocos minutos del Gardner. Copley y Sargent en su tierra, y una gran colección japonesa.",
    },
    {
      name: "Fenway Park",
      text: "El estadio más antiguo de las Grandes Ligas de béisbol, de 1912. La visita sube a los asientos sobre el Monstruo Verde, el muro del jardín izquierdo.",
    },
    {
      name: "Jardín Público",
      text: "Los botes con forma de cisne dan la vuelta al estanque a pedal desde 1877, de mediados de abril a comienzos de septiembre.",
    },
    {
      name: "USS Constitution",
      text: "Fragata de 1797, todavía buque en activo de la Marina. La forma bonita de ir a Charlestown es el transbordador desde Long Wharf.",
    },
  ],
  airports: [
    {
      code: "BOS",
      name: "Aeropuerto Internacional Logan de Boston",
      text: "A 5 km (3 millas) del centro, al otro lado del puerto. El autobús SL1 de la Silver Line para en todas las terminales y llega a South Station en 15 a 25 minutos, gratis en ese sentido. Para State Street o Government Center, tome el autobús gratuito a la estación Airport y la línea azul. El taxi tarda 15 minutos, o 40 si los túneles se llenan.",
    },
    {
      code: "PVD",
      name: "Aeropuerto Internacional T. F. Green de Rhode Island",
      text: "A 97 km (60 millas) al sur, junto a Providence. Una pasarela une la terminal con el tren de cercanías, que tarda cerca de hora y media a South Station y circula sobre todo entre semana.",
    },
    {
      code: "MHT",
      name: "Aeropuerto Regional Manchester–Boston",
      text: "A 80 km (50 millas) al norte, en Nuevo Hampshire; una hora en auto fuera de las horas pico. Bueno para las Montañas Blancas.",
    },
  ],
  seasons: [
    {
      name: "Septiembre y octubre",
      text: "Cielo claro y de 16 a 22 °C (60 a 72 °F). En la ciudad las hojas cambian en la segunda mitad de octubre; en el norte de Nueva Inglaterra, dos o tres semanas antes. Las habitaciones, en su precio más alto.",
    },
    {
      name: "Noviembre a marzo",
      text: "En enero apenas se llega a 3 °C (37 °F) y en un invierno cae algo más de un metro de nieve. Tarifas bajas y, alguna vez, un temporal que cierra Logan un día.",
    },
    {
      name: "Abril a junio",
      text: "El Maratón, el tercer lunes de abril, y luego las graduaciones durante todo mayo. Florecen las lilas del Arnold Arboretum.",
    },
    {
      name: "Julio y agosto",
      text: "Unos 28 °C (82 °F) con brisa del mar. Fuegos artificiales sobre el Charles el 4 de julio y media ciudad en Cape Cod.",
    },
  ],
  byPhone:
    "Diga al agente del {phone} dónde va a dormir, no solo que viaja a Boston: para Worcester, la costa sur o Cape Cod quizá le sirva más la tarifa a Providence, y para Portsmouth o los lagos, la de Manchester. Si viene a una graduación, llame en cuanto la universidad anuncie la fecha; las familias reservan con medio año de anticipación.",
  questions: [
    {
      question: "Desde Nueva York, ¿conviene el avión o el tren?",
      answer:
        "De Manhattan al centro de Boston suele ganar el tren. El Acela tarda unas tres horas y tres cuartos a South Station, el Northeast Regional algo más de cuatro. El avión conviene a quien enlaza desde más lejos.",
    },
    {
      question: "¿Alquilo un auto en Logan?",
      answer:
        "Para la ciudad, no. El garaje del hotel cuesta como una buena cena y el metro, que aquí llaman “la T”, deja cerca de todo lo anterior. Retire el auto el día que salga hacia Maine o Vermont.",
    },
    {
      question: "¿Qué semana elijo para ver las hojas?",
      answer:
        "Para las montañas de Vermont y Nuevo Hampshire, los primeros diez días de octubre; para Boston y la costa, los últimos diez. Evite el fin de semana del segundo lunes de octubre, feriado, cuando toda Nueva Inglaterra va al norte; fuera de él, un [vuelo barato](/travel-by-theme/book-cheap-flights-tickets) depende del día de la semana.",
    },
    {
      question: "¿Cómo llego a Cape Cod sin manejar?",
      answer:
        "En transbordador desde el puerto a Provincetown, unos 90 minutos, de mayo a octubre, o en autobús desde Logan y South Station a Hyannis todo el año. Las islas de Nantucket y Martha's Vineyard tienen aeropuerto propio, y en verano vuela a ambas [JetBlue](/airlines/book-jetblue-flights-tickets), que tiene una gran base en Boston.",
    },
  ],
} satisfies DestinationPage;
