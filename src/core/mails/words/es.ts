import type { Party, TripType } from "../../flights/index.ts";
import { spanishRooms } from "../../hotels/index.ts";
import { formatNumber, plural } from "../../kernel/index.ts";
import { spanishCards } from "../../payments/index.ts";
import type { MailWords } from "./en.ts";

const count = (value: number, one: string, other: string): string => `${formatNumber(value)}\u00a0${plural(value, { one, other })}`;
const travelers = (value: number): string => count(value, "viajero", "viajeros");
const nights = (value: number): string => count(value, "noche", "noches");
const people = ({ adults, children, infants }: Party): readonly string[] => [
  count(adults, "adulto", "adultos"),
  ...(children > 0 ? [count(children, "niño", "niños")] : []),
  ...(infants > 0 ? [count(infants, "bebé", "bebés")] : []),
];
const summed = (kinds: readonly string[]): string => (kinds.length > 1 ? `(${kinds.join(" + ")})` : kinds.join(""));
/** `la 1:05 p. m.`, `las 7:30 a. m.`: the hour of one o'clock is alone. */
const theTime = (time: string): string => `${time.startsWith("1:") ? "la" : "las"} ${time}`;

const BAG_EACH = { oneWay: "", roundTrip: " por trayecto", multiCity: " por trayecto" } satisfies Record<TripType, string>;

export const es: MailWords = {
  route: (from, to) => `${from} – ${to}`,
  on: (what, day) => `${what}, ${day}`,
  moment: (day, time) => `${day} a ${theTime(time)}`,
  startOf: (day) => `comienzo del ${day}`,
  call: (phone) => `¿Algo no está bien o no queda claro? Llámenos, de día o de noche: ${phone}.`,
  card: spanishCards.theCard,
  footer: {
    why: (email) => `Recibe este correo porque se hizo una reserva para ${email}.`,
    help: (phone, email) => `Ayuda, de día o de noche: ${phone}, ${email}`,
  },

  confirmed: {
    subject: (what, id) => `Confirmada: ${what} (${id})`,
    preview: (total) => `Todo sobre su reserva, ${total} en total.`,
    titles: {
      flight: (firstName) => `Gracias, ${firstName}. El viaje es suyo.`,
      hotel: (firstName) => `Gracias, ${firstName}. Su estadía está reservada.`,
      test: (firstName) => `Gracias, ${firstName}. Su reserva de prueba está hecha.`,
    },
    intro: "Su reserva está confirmada. Guarde este correo: dice qué compró, cuánto costó y qué condiciones rigen.",
    calendar: "El archivo adjunto pone la reserva en su calendario.",
  },
  pending: {
    subject: (what, id) => `Seguimos con su reserva: ${what} (${id})`,
    preview: "No tiene que hacer nada. Le escribimos en cuanto lo sepamos.",
    title: (firstName) => `${firstName}, su reserva aún no está confirmada.`,
    intro:
      "Recibimos su reserva y esperamos la última respuesta. No tiene que hacer nada, y por favor no reserve otra vez: tendría dos reservas. Le escribimos en cuanto lo sepamos.",
  },
  undone: {
    subject: (what, id) => `Sin reservar, en trámite: ${what} (${id})`,
    preview: "Su reserva no sigue adelante. Nos ocupamos de que no quede dinero suyo con nosotros.",
    title: (firstName) => `${firstName}, su reserva no sigue adelante.`,
    intro:
      "No pudimos completar su reserva y la estamos deshaciendo. Una persona de nuestro equipo se ocupa de que no quede dinero suyo con nosotros. No tiene que hacer nada: le escribimos en cuanto se resuelva. Si todavía quiere viajar, llámenos antes de reservar otra vez.",
  },
  not_completed: {
    subject: (what, id) => `Sin reservar: ${what} (${id})`,
    preview: "No pudimos completar su reserva. No tomamos dinero.",
    title: (firstName) => `${firstName}, no pudimos completar su reserva.`,
    reasons: {
      payment: "El pago no se realizó, por lo que no se reservó nada.",
      insufficient_funds: "El banco indica que la tarjeta no tiene fondos suficientes, por lo que no se reservó nada.",
      expired_card: "El banco indica que la tarjeta venció, por lo que no se reservó nada.",
      not_asked: "Se interrumpió antes de llegar a su banco, por lo que no se reservó nada.",
      sale_closed: "La venta cerró antes de que pudiéramos hacer el pedido, por lo que no se reservó nada.",
      sold_out: "Otros se adelantaron: cuando hicimos su reserva ya no quedaban lugares suficientes.",
      supplier: "No pudimos completarla con el proveedor, por lo que no se reservó nada.",
    },
    nothing: "No tomamos dinero. Su banco puede mostrar por un tiempo un monto apartado: ya lo liberamos, y desaparece por sí solo.",
    nothingAsked: "No tomamos dinero. Si aun así su banco muestra un monto apartado, desaparece por sí solo: lo liberamos.",
    again: "Buscar de nuevo",
  },
  cancelled: {
    subject: (what, id) => `Cancelada: ${what} (${id})`,
    preview: (refund) => `Su reserva está cancelada. Reembolso: ${refund}.`,
    title: (firstName) => `${firstName}, su reserva está cancelada.`,
    intro: "La cancelamos. Esto es lo que se devuelve, y por qué:",
    plain: "Su reserva está cancelada.",
    refund: "Reembolso",
    due: (day, card) => `El dinero va en camino a ${card}. Lo tendrá a más tardar el ${day}.`,
    withPerson: (day) =>
      `Una persona de nuestro equipo se ocupa de su reembolso y le escribe en cuanto se resuelva. Tendrá el dinero a más tardar el ${day}.`,
    nothing: "No hay nada que devolver.",
    hotelTakesNothing: "No nos había pagado nada, y el hotel no cobra nada: canceló a tiempo.",
    calendar: "El archivo adjunto quita la reserva de su calendario.",
  },
  refunded: {
    subject: (what, id) => `Reembolso pagado: ${what} (${id})`,
    preview: (refund) => `Le devolvimos ${refund}.`,
    title: (firstName) => `${firstName}, su reembolso está pagado.`,
    intro: (refund, card) => `Devolvimos ${refund} a ${card}. De su banco depende cuándo aparece en su estado de cuenta.`,
    stands: {
      confirmed: "Su reserva sigue en pie tal como estaba: este reembolso no cambia nada más.",
      pending: "Su reserva todavía está en curso: le escribimos en cuanto se decida.",
    },
    gone: "La reserva en sí está cancelada: ya no se puede usar nada de ella.",
  },
  refunded_otherwise: {
    subject: (what, id) => `Reembolso pagado: ${what} (${id})`,
    intro: (refund) => `Le devolvimos ${refund}, de la manera que acordó con nuestro equipo o a la cuenta con la que pagó.`,
  },
  names_completed: {
    subject: (what, id) => `Nombres agregados: ${what} (${id})`,
    preview: "Su reserva ya tiene los nombres de quienes viajan.",
    title: (firstName) => `${firstName}, los nombres están en su reserva.`,
    intro: "Estas personas figuran ahora en la reserva.",
  },
  corrected: {
    subject: (what, id) => `Corregida: ${what} (${id})`,
    preview: "Corregimos su reserva; nada más cambió en ella.",
    title: (firstName) => `${firstName}, corregimos su reserva.`,
    intro: "Corregimos los datos de las personas, y nada más.",
  },
  spelling: {
    flight: "Revise la ortografía: debe coincidir con los pasaportes.",
    hotel: "Revise la ortografía: debe coincidir con el documento que se presente en el hotel.",
  },

  reference: "Número de reserva",
  total: "Total",
  orderRef: { flight: "Referencia de la aerolínea", hotel: "Confirmación del hotel" },
  simulated: {
    title: "Esto es una demostración",
    payment: "El pago fue de prueba: no se movió dinero.",
    supply: {
      flight: "Los vuelos provienen de un modelo propio: ninguna aerolínea conoce esta reserva y no se emitirá ningún boleto.",
      hotel: "El hotel proviene de un modelo propio: no se guarda ninguna habitación para usted.",
    },
  },

  trip: {
    outbound: (route) => `Ida: ${route}`,
    inbound: (route) => `Regreso: ${route}`,
    nth: (number, route) => `Vuelo ${number}: ${route}`,
    flight: (code, airline) => `${code}, ${airline}`,
    operatedBy: (name) => `Operado por ${name}`,
    layover: (duration, city) => `Escala de ${duration} en ${city}`,
    change: (duration, from, to) => `Escala de ${duration}: llega a ${from} y sale de ${to}`,
    cabins: { M: "Económica", W: "Económica premium", C: "Ejecutiva", F: "Primera clase" },
    local: "Todas las horas son locales.",
  },
  stay: {
    heading: "Su estadía",
    checkIn: (time) => `Entrada desde ${theTime(time)}`,
    checkOut: (time) => `Salida hasta ${theTime(time)}`,
    length: "Duración",
    nights,
    guests: "Huéspedes",
    party: (guests) => `${people(guests).join(", ")} en ${count(guests.rooms, "habitación", "habitaciones")}`,
    room: "Habitación",
    ...spanishRooms,
  },
  people: {
    heading: "Pasajeros",
    leadGuest: "Huésped principal",
    phone: "Teléfono",
    kinds: { adult: "tarifa de adulto", child: "tarifa de niño", infant: "tarifa de bebé" },
    named: (name, kind) => `${name}, ${kind}`,
    owedTitle: "Faltan nombres",
    owed: (value) =>
      `Aún nos ${plural(value, { one: "falta el nombre", other: "faltan los nombres" })} de ${travelers(value)}. ${plural(value, { one: "Agréguelo", other: "Agréguelos" })} en “Administrar reserva” antes de que se emitan los boletos.`,
  },
  price: {
    heading: "Precio",
    fare: "Tarifa base",
    times: (amount, party) => `${amount} × ${summed(people(party))}`,
    nightly: "Precio de la habitación",
    timesNights: (amount, value) => `${amount} × ${nights(value)}`,
    included: "ya en el precio",
    serviceFee: "Cargo por servicio",
    platformFee: "Cargo de plataforma",
    total: (currency) => `Total en ${currency}`,
    paid: (card) => `Pagado con ${card}. Después no se agrega nada.`,
    toPay: (card) => `Por pagar con ${card}, cuando la reserva esté confirmada.`,
    atHotel: (amount, card) => `No tomamos nada. Paga ${amount} en el hotel; ${card} solo se verifica.`,
  },
  rules: {
    heading: "Condiciones que rigen",
    fareBrands: { plus: "Compró la tarifa Plus.", flex: "Compró la tarifa Flex." },
    change: {
      free: "La aerolínea cambia el boleto sin cargo; se paga la diferencia de tarifa.",
      none: "La aerolínea no cambia este boleto.",
    },
    changeFee: (fee) => `La aerolínea cobra ${fee} por viajero por un cambio, más la diferencia de tarifa.`,
    refund: { free: "La aerolínea reembolsa el boleto por completo.", none: "La aerolínea no devuelve el dinero de este boleto." },
    refundFee: (fee) => `La aerolínea retiene ${fee} por viajero cuando reembolsa el boleto.`,
    refundNothing: (fee) => `De esta tarifa no se devuelve nada: la aerolínea retiene ${fee} por viajero, tanto como costó o más.`,
    serviceFee: (fee) => `Cargo por servicio de la reserva: ${fee}, incluido en el precio de arriba; no se devuelve una vez confirmada.`,
    policy: (label, condition, amount) => `${label} (${condition}): ${amount}.`,
    ours: "Nuestros cargos se suman a los de la aerolínea:",
    bags: "Equipaje por viajero:",
    carryOn: (value) => (value === 0 ? "sin equipaje de mano" : count(value, "pieza de mano", "piezas de mano")),
    checked: (value, kilograms) => `${count(value, "maleta documentada", "maletas documentadas")} de hasta ${kilograms}\u00a0kg`,
    noChecked: "sin maleta documentada",
    firstBag: (fee, trip) => `según nuestro cálculo, la primera cuesta ${fee}${BAG_EACH[trip]}, que se paga a la aerolínea`,
    free: (until) => `Cancelar es gratis hasta el ${until}, hora del hotel.`,
    costs: (amount) => `Cancelar cuesta ${amount}.`,
    costsFrom: (from, amount) => `Desde el ${from}, hora del hotel, cancelar cuesta ${amount}.`,
    fullPrice: (amount) => `${amount}, el precio completo`,
    age: (years) => `Quien se registra tiene al menos ${years} años.`,
    deposit: (amount) => `El hotel pide un depósito de ${amount} a la entrada y lo devuelve a la salida.`,
    noFeeOfOurs: "No agregamos ningún cargo propio a una estadía reservada en el sitio.",
    pages: {
      "/cancellation-policy": "Política de cancelación",
      "/refund-policy": "Política de reembolsos",
      "/baggage-policy": "Política de equipaje",
      "/our-service-fees": "Nuestros cargos por servicio",
      "/terms-and-conditions": "Términos y condiciones",
    },
  },
  manage: {
    heading: "Administrar reserva",
    what: {
      owed: "Véala, complete nombres, agréguela a su calendario o cancélela, sin crear una cuenta.",
      booked: "Véala, agréguela a su calendario o cancélela, sin crear una cuenta.",
      begun: "Véala o agréguela a su calendario, sin crear una cuenta.",
      canceled: "Véala y consulte en qué queda la cancelación, sin crear una cuenta.",
      waiting: "Consulte cómo va, sin crear una cuenta.",
    },
    how: (id, email) => `Necesita el número de reserva ${id} y el correo ${email}.`,
    link: "Administrar reserva",
  },

  lines: {
    paid: "Pagado",
    fare_refundable: "Tarifa reembolsable, de la que la aerolínea no retiene nada",
    fare_not_refundable: "Tarifa que la aerolínea no devuelve",
    fare_penalty: "Lo que retiene la aerolínea",
    service_fee_kept: "Cargo por servicio, por el trabajo ya hecho",
    hotel_free_until: (until) => `Cancelación gratis hasta el ${until}, hora del hotel`,
    hotel_penalty: "Lo que retiene el hotel según sus condiciones",
    hotel_not_refundable: "Todo queda para el hotel, según las condiciones de la tarifa en ese día",
    hotel_unpaid: "No nos había pagado nada",
    already_given_back: "Ya se le devolvió antes",
    hotel_charges: (amount) => `No nos había pagado nada; el hotel cobra ${amount} directamente a la tarjeta`,
  },

  calendar: {
    flight: (code, from, to) => `Vuelo ${code}: ${from} – ${to}`,
    stay: (hotel) => `Estadía: ${hotel}`,
    fileName: (id) => `viaje-${id}.ics`,
  },
};
