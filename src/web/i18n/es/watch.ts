import type { watch as english } from "../en/watch.ts";

export const watch: typeof english = {
  title: "Vigilar un precio",
  summary: "Avíseme cuando baje este precio",
  lead: "Miramos una vez al día y le escribimos cuando baja el total más bajo de esta búsqueda. Sin cuenta y sin boletines.",
  email: "Correo electrónico",
  submit: "Vigilar este precio",
  submitting: "Enviando…",
  rule: (percent, least, hours) =>
    `Una baja cuenta desde un ${percent}% y ${least} por debajo del total más bajo que le hayamos dicho; escribimos a lo sumo una vez cada ${hours} horas. Termina automáticamente el día de la salida.`,
  privacy: { before: "Su correo se usa únicamente para esto y se borra al final: ", link: "política de privacidad", after: "." },
  sent: {
    title: "Revise su correo.",
    why: (hours, email) =>
      `${email === null ? "Le enviamos" : `Enviamos a ${email}`} un enlace con el que empieza la vigilancia. Vale ${hours} horas; hasta que lo abra no enviamos nada más.`,
    unless: (most) =>
      `¿No llegó? Mire entre los correos no deseados. No se envía a quien ya vigila esta búsqueda ni a quien ya recibió varios de estos correos en un día. Con un mismo correo se pueden vigilar ${most} búsquedas.`,
    back: "Volver a los vuelos",
  },
  faults: {
    title: "No pudimos empezar",
    invalid_email: "Escriba un correo electrónico válido.",
    too_late: "Este viaje sale hoy: ya no queda ningún día por vigilar.",
    search: "Esta búsqueda no se puede vigilar así. Busque otra vez y pídalo desde los resultados.",
    unanswered: "No recibimos respuesta. Su correo sigue aquí: intente otra vez.",
    too_many: (minutes) =>
      minutes <= 60
        ? `Por ahora se pidieron suficientes avisos desde aquí. Intente otra vez en ${minutes} min.`
        : "Por hoy se pidieron suficientes avisos desde aquí. Intente otra vez mañana.",
  },
  none: {
    title: "¿Qué precio vigilamos?",
    why: "Busque primero un vuelo. Encima de los resultados hay un campo para su correo electrónico.",
    link: "Buscar vuelos",
  },
  facts: { trip: "Búsqueda", told: "Total más bajo que le hemos dicho", nothing: "Todavía ninguno: no había vuelos" },
  confirm: {
    title: "Confirmar la vigilancia de un precio",
    asked: {
      heading: "¿Vigilamos este precio?",
      lead: "Presione el botón y lo miramos todos los días hasta el día de la salida.",
      button: "Empezar a vigilar",
      busy: "Empezando…",
    },
    watching: {
      heading: "Estamos vigilando este precio.",
      lead: "Miramos una vez al día y le escribimos cuando haya bajado el total más bajo. Cada correo trae un enlace para dejar de vigilar.",
    },
    full: {
      title: "Con este correo ya se vigila bastante",
      why: (most) =>
        `Con un mismo correo se pueden vigilar ${most} búsquedas a la vez. Deje una con el enlace de sus correos y después presione aquí otra vez.`,
    },
    flights: "Ver los vuelos",
  },
  stop: {
    title: "Dejar de vigilar un precio",
    heading: "¿Dejamos de vigilar este precio?",
    lead: "No le escribimos más sobre él y borramos su correo de inmediato.",
    button: "Dejar de vigilar y borrar mi correo",
    busy: "Terminando…",
  },
  ended: {
    stopped: { heading: "Listo, terminó.", lead: "No recibirá más correos sobre esta búsqueda, y su correo quedó borrado de ella." },
    over: {
      heading: "Esta vigilancia terminó.",
      lead: "Llegó el día de la salida. No hay más correos, y el suyo quedó borrado de ella.",
    },
    unconfirmed: {
      heading: "Este enlace ya no sirve.",
      lead: "La vigilancia no se confirmó a tiempo y el correo quedó borrado. Pídala otra vez desde los resultados.",
    },
    erased: { heading: "Esta vigilancia terminó.", lead: "La agencia la borró. No hay más correos sobre ella." },
    again: "Buscar otra vez",
  },
  unknown: {
    heading: "Este enlace no abre nada.",
    lead: "Puede que su programa de correo lo haya cortado: ábralo completo. Los enlaces de vigilancias que terminaron hace mucho se desechan.",
    home: "Ir a la página de inicio",
  },
};
