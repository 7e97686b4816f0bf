import type { contact as english } from "../en/contact.ts";
import { plural } from "../grammar/plural.ts";
import { booking } from "./booking.ts";

const { invalid_email, invalid_phone, too_long, unprintable } = booking.errors;

/** La página de contacto: cómo llegar a la agencia, el formulario y la solicitud de llamada. */
export const contact: typeof english = {
  title: "Contacto: llame, escriba o pida una llamada",
  description: (brand, time) =>
    `Llame a ${brand} de día o de noche, envíe un mensaje, que se contesta en un plazo de ${time}, o elija cuándo recibir una llamada, en español o en inglés.`,
  crumb: "Vuelos",
  heading: "Contáctenos",
  lead: "El teléfono se contesta de día y de noche. Si prefiere escribir, o recibir una llamada a la hora que le convenga, use uno de los formularios.",

  facts: {
    heading: "Cómo comunicarse con nosotros",
    phone: "Llame",
    phoneNote: "En español y en inglés",
    hours: "Horario",
    hoursWords: "De día y de noche, todos los días",
    hoursNote: "También los feriados",
    email: "Escriba",
    emailNote: (time) => `Contestamos en un plazo de ${time}`,
    office: "Oficina",
    officeNote: "Cartas y documentos",
    social: "Redes sociales",
    socialNote: "Son sitios de otras empresas: por favor, no envíe nunca por ahí números de tarjeta.",
  },

  message: {
    heading: "Envíenos un mensaje",
    lead: (time) => `Contestamos por correo electrónico en un plazo de ${time}. Si viaja antes, llámenos, por favor.`,
    fullName: "Nombre completo",
    phone: "Número de teléfono",
    phoneHint: "Con el código de país si no es un número de Estados Unidos.",
    email: "Correo electrónico",
    text: "Mensaje",
    textHint: "Opcional. Si es sobre una reserva, lo que más nos ayuda es su número. Por favor, no envíe nunca números de tarjeta.",
    submit: "Enviar ahora",
    submitting: "Enviando su mensaje",
    toast: "Su mensaje ha sido enviado.",
  },

  callBack: {
    heading: "Pida una llamada",
    lead: "Un agente llama al número que usted nos dé, a la hora que elija.",
    name: "Su nombre",
    phone: "Teléfono al que debemos llamar",
    when: "¿Cuándo debemos llamar?",
    choices: { asap: "Lo antes posible", today: "Hoy", date: "Otro día" },
    part: "Parte del día",
    parts: {
      morning: (from) => `Mañana, de ${from} al mediodía`,
      afternoon: (_noon, to) => `Tarde, del mediodía a las ${to}`,
      evening: (from, to) => `Tarde-noche, de ${from} a ${to}`,
    },
    date: "Fecha",
    zone: "Su zona horaria",
    zoneHint: "El día y las horas se leen en su reloj, no en el nuestro.",
    zones: {
      "America/New_York": "Hora del este (Nueva York, Toronto)",
      "America/Chicago": "Hora del centro (Chicago, Houston)",
      "America/Denver": "Hora de la montaña (Denver, Calgary)",
      "America/Phoenix": "Arizona (EE. UU.)",
      "America/Los_Angeles": "Hora del Pacífico (Los Ángeles, Vancouver)",
      "America/Anchorage": "Alaska (EE. UU.)",
      "Pacific/Honolulu": "Hawái",
      "America/Puerto_Rico": "Puerto Rico y hora estándar del Atlántico",
      "America/Halifax": "Hora del Atlántico (Halifax)",
      "America/Mexico_City": "Ciudad de México y Centroamérica",
      "America/Bogota": "Colombia, Ecuador, Panamá y Perú",
      "America/Santiago": "Chile continental",
      "America/Argentina/Buenos_Aires": "Argentina y Uruguay",
      "Europe/London": "Reino Unido e Irlanda",
      "Europe/Madrid": "España y Europa central",
      "Asia/Kolkata": "India",
    },
    language: "Idioma de la llamada",
    languages: { en: "Inglés (English)", es: "Español" },
    consent: (brand) =>
      `Acepto que ${brand} me llame a este número por esta solicitud. No hace falta que lo acepte para comprar, y puedo retirarlo cuando quiera.`,
    submit: "Solicitar la llamada",
    submitting: "Enviando su solicitud",
    toast: "Su solicitud ha sido enviada.",
  },

  privacy: { before: "Lo que hacemos con sus datos está en nuestra ", link: "política de privacidad", after: "." },
  trap: "Deje vacío este campo",

  sent: {
    message: {
      title: "Gracias. Ya tenemos su mensaje.",
      next: (time) =>
        `Un agente lo lee y le contesta por correo electrónico en un plazo de ${time}. Si no le llega respuesta, mire en la carpeta de correo no deseado y después llámenos. No hace falta enviarlo otra vez.`,
    },
    "call-back": {
      title: "Gracias. Ya tenemos su número.",
      next: () =>
        "Recibirá la llamada de un agente a la hora que eligió, por esta solicitud y por nada más. Si pierde la llamada, o al final es urgente, llámenos usted.",
    },
    "call-back-soon": {
      title: "Gracias. Ya tenemos su número.",
      next: () =>
        "Recibirá la llamada de un agente en cuanto haya uno libre, por esta solicitud y por nada más. Si pierde la llamada, o no puede esperar, llámenos usted.",
    },
    call: "Para hablar ahora mismo con un agente:",
    another: "Volver a la página de contacto",
    home: "Buscar vuelos",
  },

  refused: {
    too_fast: {
      title: "Fue más rápido de lo que esperábamos",
      why: "Los formularios que llegan en segundos suelen enviarlos programas. Todo lo que escribió sigue aquí: por favor, presione el botón otra vez.",
    },
    too_old: {
      title: "Esta página lleva mucho tiempo abierta",
      why: "Todo lo que escribió sigue aquí. Por favor, revíselo y presione el botón otra vez.",
    },
    too_many: {
      title: "Ya tenemos varias solicitudes suyas",
      why: (minutes) =>
        `No se ha perdido nada: los agentes trabajan en las anteriores. Puede enviar otra en ${minutes} ${plural(minutes, { one: "minuto", other: "minutos" })}, o llamarnos ahora mismo:`,
      whyLater: "No se ha perdido nada: los agentes trabajan en las anteriores. Puede enviar otra mañana, o llamarnos ahora mismo:",
    },
    unanswered: {
      title: "No recibimos respuesta",
      why: "Puede que se haya perdido la conexión. Todo lo que escribió sigue aquí: presione el botón otra vez. Si sí llegó, cuenta una sola vez.",
    },
  },

  errors: {
    required: {
      fullName: "Escriba su nombre completo.",
      name: "Escriba su nombre.",
      phone: "Escriba un número de teléfono.",
      when: "Elija cuándo debemos llamar.",
      part: "Elija una parte del día.",
      date: "Elija una fecha.",
      zone: "Elija su zona horaria.",
      language: "Elija un idioma.",
    },
    requiredOther: booking.errors.requiredOther,
    invalid_email,
    invalid_phone,
    too_long,
    unprintable,
    invalid_choice: "Elija una opción de la lista.",
    invalid_date: "No es una fecha del calendario.",
    past_date: "Ese día ya pasó donde usted está. Elija uno posterior.",
    too_far_ahead: (days) => `Podemos planear una llamada con ${days} días de anticipación como máximo. Elija un día más cercano.`,
    part_over: "Esa parte del día ya pasó donde usted está. Elija una posterior, u otro día.",
    unknown_zone: "No conocemos esa zona horaria. Elija una de la lista.",
    consent_required: "Marque la casilla para que podamos llamar.",
  },
};
