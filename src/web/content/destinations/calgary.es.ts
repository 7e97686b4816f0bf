import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-calgary",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Calgary",
  description:
    "{brand} le da la bienvenida: vuelos a Calgary para el Stampede y el camino a Banff, con los autobuses desde el aeropuerto y los trámites de frontera.",
  city: "Calgary",
  place: "YYC-Calgary",
  origins: ["YTO-Toronto", "YVR-Vancouver", "LAX-Los Angeles", "NYC-New York", "DEN-Denver", "SEA-Seattle"],
  poster: {
    slug: "calgary",
    alt: "La Torre de Calgary contra el sol, las Montañas Rocosas al fondo y el rojo Peace Bridge sobre el río Bow",
  },
  overview: {
    heading: "De un lado la pradera, del otro la montaña",
    body: [
      "Desde la loma que domina el río Bow, en una mañana clara, se ven las dos mitades de Alberta: trigales planos al este y, 80 km (50 millas) al oeste, el muro de las Rocosas. Calgary nació en 1875 como fuerte de la policía donde el Elbow se une al Bow, vivió del ganado y después del petróleo, y fue sede de los Juegos de Invierno de 1988, cuya colina se ve al salir por la carretera.",
      "A 1,045 metros (3,430 pies), el aire es seco y el sol, fuerte. El centro es compacto: el tren ligero CTrain recorre la 7.ª Avenida, donde por años no se ha pagado (la ciudad discute cambiarlo: mire los letreros), y, cuando hiela, una red de puentes acristalados a 4.5 metros (15 pies) de altura, el Plus 15, permite caminar kilómetros sin abrigo. Lo habitual es juntar dos días aquí con cuatro en Banff.",
    ],
  },
  attractions: [
    {
      name: "Stampede de Calgary",
      text: "Diez días a comienzos de julio: rodeo por la tarde, carreras de carretas por la noche y panqueques gratis en toda la ciudad por la mañana.",
    },
    {
      name: "Peace Bridge y Prince's Island",
      text: "El tubo rojo de Santiago Calatrava, para peatones y ciclistas, cruza el Bow hacia senderos que siguen el río durante kilómetros.",
    },
    {
      name: "Studio Bell",
      text: "El Centro Nacional de Música, en East Village, donde se pueden tocar algunos instrumentos. A dos cuadras está la curva Biblioteca Central.",
    },
    {
      name: "Torre de Calgary",
      text: "De 1968, con 191 metros (626 pies) y piso de cristal. Suba un día de chinook, cuando las nubes abren un arco sobre los picos.",
    },
    {
      name: "Heritage Park",
      text: "Un pueblo de la pradera hecho con edificios auténticos y un tren de vapor junto a un embalse, de fines de mayo a octubre.",
    },
    {
      name: "Museo Royal Tyrrell",
      text: "Dinosaurios enteros en las tierras baldías donde se excavaron, cerca de Drumheller, a hora y media en auto hacia el noreste.",
    },
  ],
  airports: [
    {
      code: "YYC",
      name: "Aeropuerto Internacional de Calgary",
      text: "A 17 km (11 millas) al noreste del centro. El autobús 300 va directo al centro en unos 45 minutos; el 100 enlaza con la línea azul del CTrain en la estación McKnight–Westwinds. El taxi tarda de 25 a 30 minutos. Los autobuses de Brewster Express y Banff Airporter salen de la zona de llegadas hacia Canmore y Banff, unas dos horas, así que no hace falta pasar por la ciudad.",
    },
  ],
  seasons: [
    {
      name: "Junio a agosto",
      text: "Días de 23 °C (73 °F), luz hasta las diez de la noche y alguna granizada. Tarifas y habitaciones tocan techo con el Stampede; el camino al lago Moraine ya está sin nieve.",
    },
    {
      name: "Septiembre y octubre",
      text: "Los alerces sobre Lake Louise se vuelven dorados unas dos semanas a fines de septiembre. Después las montañas quedan tranquilas y llega la primera nevada.",
    },
    {
      name: "Noviembre a marzo",
      text: "Temporada de esquí en Sunshine, Lake Louise y Norquay. Una semana puede empezar a −25 °C (−13 °F) y terminar sobre cero con el chinook; por eso aquí se visten por capas.",
    },
    {
      name: "Abril y mayo",
      text: "Pardo, ventoso y barato. Los lagos de montaña siguen helados hasta fines de mayo o junio: venga por la ciudad, los museos y el último esquí.",
    },
  ],
  byPhone:
    "Al llamar al {phone} por Calgary, diga si sigue a Banff, Jasper o Lake Louise y cómo: el último autobús a la montaña decide qué llegada le sirve. Diga también si lleva esquís o una silla de montar, que algunas aerolíneas cobran por pieza, y si preferiría volver desde [Vancouver](/destination/book-flights-tickets-to-vancouver) después de cruzar las Rocosas.",
  questions: [
    {
      question: "¿Qué documentos pide Canadá para volar a Calgary?",
      answer:
        "A los ciudadanos de Estados Unidos, pasaporte vigente; a sus residentes permanentes, pasaporte y tarjeta de residente. Los demás necesitan una autorización electrónica (eTA) o una visa según su nacionalidad, incluso para cambiar de avión. El sitio del gobierno de Canadá da la respuesta para su pasaporte y cobra pocos dólares por la eTA.",
    },
    {
      question: "¿Dónde paso la aduana de Estados Unidos al regresar?",
      answer:
        "En Calgary, antes de abordar. El aeropuerto tiene control previo estadounidense, y usted aterriza como en un vuelo nacional. También hay, pues, una segunda fila después de seguridad: llegue con dos horas y media o tres en julio y en Navidad.",
    },
    {
      question: "¿Se puede ir a Banff en el día?",
      answer:
        "Sí: está a 128 km (80 millas) al oeste, hora y media por la Transcanadiense. El parque pide un pase de Parks Canada. Lake Louise queda 57 km (35 millas) más allá. Al lago Moraine no entran autos particulares y el autobús del parque se reserva, de modo que una noche en la montaña rinde más.",
    },
    {
      question: "¿Con cuánta anticipación reservo para el Stampede?",
      answer:
        "Antes de abril el vuelo, y la habitación aún antes: los [hoteles](/hotels) del centro son los primeros en llenarse. Entre semana cuesta menos que en los dos fines de semana, y hay espectáculo todas las noches. [WestJet](/airlines/book-westjet-flights-tickets), que tiene su casa en Calgary, es la aerolínea con la que conviene comparar.",
    },
  ],
} satisfies DestinationPage;
