import type { thankyou as english } from "../en/thankyou.ts";
import { spanishCards } from "../../../core/payments/spanish-cards.ts";
import { plural } from "../grammar/plural.ts";
import { travelers } from "./counts.ts";

export const thankyou: typeof english = {
  title: "Gracias",
  headings: {
    flight: (firstName: string) => `Gracias, ${firstName}. El viaje es suyo.`,
    hotel: (firstName: string, rooms: number) =>
      `Gracias, ${firstName}. ${plural(rooms, { one: "La habitación es suya.", other: "Las habitaciones son suyas." })}`,
    pending: (firstName: string) => `Gracias, ${firstName}. Recibimos su reserva.`,
    cancelled: (firstName: string) => `${firstName}, esta reserva está cancelada.`,
    test: (firstName: string) => `Gracias, ${firstName}. Su reserva de prueba está hecha.`,
  },
  confirmed: (email: string) => ({ before: "Su reserva está confirmada. La confirmación se envía a ", email, after: "." }),
  pending: (email: string) => ({
    before: "Esperamos la última respuesta. Puede cerrar esta página: en cuanto llegue, le escribimos a ",
    email,
    after: ". O vuelva a cargarla más tarde.",
  }),
  cancelled: (email: string) => ({
    before: "En el correo que le enviamos a ",
    email,
    after: " y en “Administrar reserva” verá, línea por línea, en qué queda la cancelación.",
  }),
  picture: "Un velero que navega con el viento hacia el sol",
  bookingId: "Número de reserva",
  keepId: "Guarde este número: con él y su correo electrónico encuentra su reserva otra vez.",
  trip: "Su viaje",
  stay: "Su estadía",
  ways: { oneWay: "Solo ida", roundTrip: "Ida y vuelta", multiCity: "Varios destinos" },
  route: (cities: string, way: string) => `${cities}, ${way.toLowerCase()}`,
  depart: "Ida",
  return: "Regreso",
  cabin: "Cabina",
  travelers: "Pasajeros",
  paid: "Pagado",
  due: "Por pagar",
  settling: "En trámite",
  leadGuest: "Huésped principal",
  dueAtHotel: "A pagar en el hotel",
  checked: "La tarjeta solo se verifica; el cobro lo hace el hotel.",
  notDue: "Nada, o lo que retienen las condiciones de la tarifa: la reserva está cancelada.",
  neverDue: "Nada: la reserva no sigue adelante.",
  ...spanishCards,
  kinds: { adult: "tarifa de adulto", child: "tarifa de niño", infant: "tarifa de bebé" },
  owed: (count: number) =>
    `Aún nos ${plural(count, { one: "falta el nombre", other: "faltan los nombres" })} de ${travelers(count)}. Las aerolíneas ${plural(count, { one: "lo necesitan", other: "los necesitan" })} como en el pasaporte.`,
  owedTitle: "Faltan nombres",
  complete: "Completar los nombres",
  manage: "Administrar esta reserva",
  sandboxTitle: "Este pago fue de prueba",
  sandboxes: {
    flight: "El sitio usa una pasarela de pruebas: no se movió dinero y no se emitirá ningún boleto.",
    hotel: "El sitio usa una pasarela de pruebas: no se movió dinero y no se guarda ninguna habitación para usted.",
  },
  callLine: "¿Algo no está bien o no queda claro? Llámenos, de día o de noche:",
  home: "Volver al inicio",
  print: "Imprimir",
  nothing: {
    title: "Aquí no hay ninguna reserva que mostrar",
    why: "Esta página muestra una reserva recién hecha. Su dirección está incompleta o dañada. Si ya reservó, su reserva está a salvo: ábrala con su número y su correo electrónico.",
  },
};
