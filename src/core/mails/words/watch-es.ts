import type { WatchWords } from "./watch-en.ts";

export const watchEs: WatchWords = {
  route: (from, to) => `${from} a ${to}`,
  trip: (route, days) => `${route}, ${days}`,
  days: (departure, arrival) => (arrival === null ? departure : `${departure} – ${arrival}`),
  cabins: { M: "Económica", W: "Económica premium", C: "Ejecutiva", F: "Primera clase" },
  rows: {
    route: "Ruta",
    departure: "Ida",
    arrival: "Regreso",
    travelers: "Viajeros",
    cabin: "Cabina",
    total: "Total más bajo ahora",
    totalToday: "Total más bajo cuando lo pidió",
    before: "Total más bajo que le habíamos dicho",
    saving: "Cuánto bajó",
  },
  confirm: {
    subject: (trip) => `Confirme: vigilar el precio de ${trip}`,
    preview: "Confirme y le escribiremos cuando baje el total.",
    title: "¿Vigilamos este precio?",
    intro:
      "Alguien, seguramente usted, pidió en nuestro sitio que le avisemos cuando baje el total más bajo de esta búsqueda. Empezamos en cuanto lo confirme.",
    button: "Confirmar",
    nobody: (hours) => `Si no fue usted, no haga nada: no enviamos nada más, y a las ${hours} horas borramos este correo.`,
    none: "Cuando lo pidió no había ningún vuelo. Compararemos con el primer total que encontremos; de ese no le escribimos.",
  },
  drop: {
    subject: (total, trip) => `Bajó a ${total}: ${trip}`,
    preview: (before) => `El total más bajo que le habíamos dicho era ${before}.`,
    title: (total) => `El total más bajo es ahora ${total}.`,
    intro:
      "Usted pidió que le avisemos. Es el total de hace un momento para todos los viajeros, con impuestos y nuestro cargo por servicio.",
    button: "Ver los vuelos",
    changes: "Los precios cambian: la página muestra el total del momento en que la abre.",
  },
  rule: (percent, least, hours) =>
    `Miramos una vez al día. Solo le escribimos cuando el total está al menos un ${percent}% y ${least} por debajo del más bajo que le hayamos dicho, nunca dos veces en ${hours} horas, y terminamos solos el día de la salida.`,
  illustrative: { title: "Ilustrativo", text: "Los horarios y las tarifas son ilustrativos. Ninguna aerolínea los conoce." },
  stop: "Dejar de vigilar y borrar mi correo",
  footer: {
    why: (email) => `Recibe este correo porque se dio ${email} para vigilar este precio.`,
    help: (phone, email) => `Ayuda, de día o de noche: ${phone}, ${email}`,
  },
};
