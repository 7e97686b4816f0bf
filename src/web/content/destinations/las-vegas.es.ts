import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-las-vegas",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Las Vegas",
  description:
    "{brand} le da la bienvenida: vuelos a Las Vegas, a diez minutos de la pista al Strip, y lo que conviene saber de cargos, calor y cañones.",
  city: "Las Vegas",
  place: "LAS-Las Vegas",
  origins: ["LAX-Los Angeles", "SFO-San Francisco", "DEN-Denver", "CHI-Chicago", "NYC-New York", "YVR-Vancouver"],
  poster: {
    slug: "las-vegas",
    alt: "La gran rueda con el último sol en el centro, las fuentes del lago y la torre alta; montañas del desierto al anochecer",
  },
  overview: {
    heading: "Las Vegas: cuatro millas de luz y detrás el desierto",
    body: [
      "El Strip es una avenida, Las Vegas Boulevard, y sus hoteles son tan grandes que el de “al lado” puede quedar a quince minutos a pie. Casi todo ni siquiera está en la ciudad, sino en el municipio de Paradise. Lo antiguo es el centro, unas millas más al norte: allí abrieron los primeros casinos, en Fremont Street, y una copa todavía cuesta menos.",
      "Nadie está obligado a jugar. Se viene por un concierto, una pelea o un bufé, y a media hora las montañas son rojas y la carretera está vacía. Con tres noches suele bastar: una para el Strip, otra para un espectáculo y el centro, y el día de en medio para Red Rock Canyon o la presa Hoover.",
    ],
  },
  attractions: [
    {
      name: "Fuentes del Bellagio",
      text: "Agua al compás de la música en un lago de más de tres hectáreas, gratis, cada quince minutos por la noche. Se ven mejor desde la acera del Paris.",
    },
    {
      name: "Fremont Street",
      text: "Cinco cuadras de casinos viejos bajo una pantalla que cubre la calle, con tirolesas y tres escenarios.",
    },
    {
      name: "Museo del Neón",
      text: "Letreros jubilados del Stardust, el Moulin Rouge y otros, en un patio abierto. Reserve para la hora después del atardecer.",
    },
    {
      name: "Museo de la Mafia",
      text: "El crimen organizado contado en el tribunal federal de 1933 donde se celebró una de las audiencias contra él.",
    },
    {
      name: "Sphere",
      text: "Una esfera de 112 metros (366 pies) de alto cuya piel entera es pantalla. Por fuera se ve gratis desde las calles al este del Strip.",
    },
    {
      name: "Red Rock Canyon",
      text: "Un circuito de 21 km (13 millas) en un solo sentido, bajo paredes de arenisca roja, 27 km (17 millas) al oeste. De octubre a mayo se entra con hora reservada.",
    },
    {
      name: "Presa Hoover",
      text: "Un muro de 221 metros (726 pies) en el límite con Arizona, a 45 minutos en auto. La mejor vista se tiene a pie, desde el puente vecino.",
    },
  ],
  airports: [
    {
      code: "LAS",
      name: "Harry Reid International",
      text: "Pegado al Strip, de 3 a 8 km (2 a 5 millas) de casi todos los hoteles, y el único de la zona con vuelos regulares de aerolínea. El taxi tiene tarifa fija por zonas, unos 20 a 30 dólares al Strip, y tarda de 10 a 25 minutos. Los autobuses 108 y 109 de RTC van al centro; el monorriel no llega al aeropuerto. La Terminal 1 reúne casi todos los vuelos nacionales, también los de [Southwest](/airlines/book-southwest-flights-tickets), la 3 los internacionales, y un autobús gratuito las une.",
    },
  ],
  seasons: [
    {
      name: "Marzo a mayo",
      text: "Abren las piscinas y hace de 21 a 32 °C (70 a 90 °F). Son las mejores semanas para caminar; en marzo, el baloncesto universitario llena los hoteles.",
    },
    {
      name: "Junio a septiembre",
      text: "Casi todas las tardes pasan de 38 °C (100 °F), con tormentas breves en julio y agosto. Entre semana las habitaciones son baratas; camine solo al amanecer.",
    },
    {
      name: "Octubre y noviembre",
      text: "Días cálidos y noches frescas. La carrera de Fórmula 1, en noviembre, cierra calles y multiplica los precios unos días.",
    },
    {
      name: "Diciembre a febrero",
      text: "Unos 14 °C (58 °F) de día, cerca de cero de noche y varias piscinas cerradas. La primera mitad de diciembre es tranquila; la feria CES, a principios de enero, no.",
    },
  ],
  byPhone:
    "Tenga a mano la fecha de su espectáculo y diga en qué parte del Strip se hospeda: así el agente sabe si una llegada tarde aún vale la pena, porque aquí aterrizan aviones hasta bien pasada la medianoche. Viernes por la tarde de ida y domingo por la tarde de vuelta es la pareja más cara de la semana; pida también el total de jueves a domingo y de domingo a miércoles. Si son un grupo, diga cuántos quieren ir juntos: una reserva admite como máximo {policy.maxTicketsPerTransaction}.",
  questions: [
    {
      question: "¿Qué noches son más baratas en Las Vegas?",
      answer:
        "De domingo a jueves, si no hay una feria grande. El viernes y el sábado la misma habitación cuesta con frecuencia el doble; mueva las fechas en [la búsqueda de hoteles](/hotels) y compare.",
    },
    {
      question: "¿Qué es el cargo de resort (resort fee)?",
      answer:
        "Es un cargo por noche, por wifi, gimnasio y piscina, que casi todos los hoteles del Strip suman a la habitación: muchas veces de 35 a 55 dólares con impuestos. Se cobra aunque usted no nade; por eso compare totales y no el primer precio que vea.",
    },
    {
      question: "¿Se puede ver el Gran Cañón en un día?",
      answer:
        "Sí, pero elija bien el borde. Grand Canyon West, el del Skywalk, está a unas dos horas y media en auto; el borde sur del parque nacional, a 450 km (280 millas), exige más de cuatro horas por trayecto y se disfruta más durmiendo allí.",
    },
    {
      question: "¿Necesito alquilar un auto?",
      answer:
        "Para el Strip y el centro, no: el autobús Deuce circula día y noche. Alquílelo el día que salga de la ciudad y cuente con el estacionamiento que cobra su hotel.",
    },
  ],
} satisfies DestinationPage;
