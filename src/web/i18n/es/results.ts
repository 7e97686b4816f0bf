import type { TripType } from "../../../core/flights/index.ts";
import type { results as english } from "../en/results.ts";
import { plural } from "../grammar/plural.ts";
import { theTime } from "./clock.ts";
import { formatNumber } from "../grammar/format-number.ts";
import { unbroken } from "../grammar/unbroken.ts";
import { count, flights, travelers } from "./counts.ts";
import { list } from "./list.ts";

const found = (value: number) => plural(value, { one: "resultado encontrado", other: "resultados encontrados" });
const bags = (value: number) => count(value, "maleta documentada", "maletas documentadas");

const BAG_EACH = { oneWay: "", roundTrip: " y trayecto", multiCity: " y trayecto" } satisfies Record<TripType, string>;

export const results: typeof english = {
  title: (from: string, to: string) => `De ${from} a ${to}, vuelos y precios totales`,
  description: (from: string, to: string, days: string) =>
    `Vuelos de ${from} a ${to}, ${days}: primero el total de todo el grupo, con impuestos y nuestro cargo.`,
  titleWithoutSearch: "Resultados de vuelos",
  found: (value: number) => `${formatNumber(value)} ${found(value)}`,
  foundOf: (value: number, all: number) => `${formatNumber(value)} ${found(value)} de ${formatNumber(all)}`,
  prices: (value: number, fee: string, currency: string) =>
    `Totales para ${travelers(value)}, con el cargo por servicio de ${fee}, en ${currency}. Los horarios son locales.`,
  chosen: {
    listed: (value: number) => `Son los ${formatNumber(value)} más económicos y variados de todos los que hay.`,
    sorted: (value: number) => `Se ordenan los ${formatNumber(value)} más económicos y variados de todos los que hay.`,
    filtered: (value: number) => `Los filtros buscan entre los ${formatNumber(value)} más económicos y variados de todos los que hay.`,
  },
  recap: (from: string, to: string) => `${from} – ${to}`,
  recapDays: (departure: string, arrival: string | null, value: number) =>
    `${arrival ? `${departure} – ${arrival}` : departure}, ${unbroken(travelers(value))}`,
  edit: "Editar",
  list: "Vuelos",
  sort: { label: "Ordenar por precio", lowest: "Menor", highest: "Mayor", apply: "Ordenar", now: (order: string) => `Orden: ${order}.` },
  showMore: (value: number) => `Ver ${formatNumber(value)} más`,
  illustrative: "Los horarios y las tarifas son ilustrativos.",

  /** A bound of a multi-city trip. */
  flightNth: (number) => `Vuelo ${number}`,
  card: {
    label: (airlines: string, total: string) => `${airlines}, ${total} en total`,
    lowestTotal: "Total más bajo",
    depart: "Ida",
    return: "Regreso",
    operatedBy: (names: string) => `Operado por ${names}`,
    total: (value: number) => `Total para ${travelers(value)}`,
    each: "de tarifa por viajero",
    fee: (fee: string) => `incluye ${fee} de cargo por servicio`,
    feeIn: (fee: string) => `El total incluye nuestro cargo por servicio de ${fee}.`,
    book: "Reservar vuelo",
    nonstop: "Sin escalas",
    stops: (value: number, codes: string) => `${count(value, "escala", "escalas")}: ${codes}`,
    departs: (time: string, day: string, city: string) => `Sale de ${city} a ${theTime(time)} el ${day}`,
    arrives: (time: string, day: string, city: string) => `Llega a ${city} a ${theTime(time)} el ${day}`,
    arrivesOn: (day: string) => `Llega el ${day}`,
    takes: "Duración del viaje",
  },

  facts: {
    label: "Equipaje y condiciones",
    fareBrands: { plus: "Tarifa Plus", flex: "Tarifa Flex" },
    carryOn: (value: number) => (value === 1 ? "Equipaje de mano" : `${value} piezas de mano`),
    noCarryOn: "Sin equipaje de mano",
    checked: bags,
    checkedWeight: (value: number, kilograms: number) => `${bags(value)}${value === 1 ? "" : ", cada una"} de ${kilograms}\u00a0kg`,
    checkedFee: (fee: string, trip: TripType) => `Maleta documentada: ${fee} por viajero${BAG_EACH[trip]}`,
    noChecked: "Sin maleta documentada",
    changesFree: "La aerolínea no cobra por cambios",
    changesFee: (fee: string) => `Cargo de la aerolínea por cambio: ${fee} por viajero`,
    noChanges: "Sin cambios",
    refundFree: "Reembolsable",
    refundFee: (fee: string) => `Cargo de la aerolínea por reembolso: ${fee} por viajero`,
    noRefund: "No reembolsable",
    refundNothing: (fees: string) => `No se devuelve nada: cargos por reembolso de ${fees} por viajero`,
    co2: (kilograms: number) => `${formatNumber(kilograms)} kg de CO₂ por viajero`,
  },

  cabins: { M: "Económica", W: "Económica premium", C: "Ejecutiva", F: "Primera clase", unknown: "Clase desconocida" },

  notes: {
    cabin: (cabin: string, others: readonly { readonly cabin: string; readonly legs: readonly string[] }[]) =>
      others.length === 0 ? cabin : `${cabin}, con ${list(others.map((other) => `${other.cabin} en ${list(other.legs)}`))}`,
    returns: (from: string | null, to: string | null) => ["Regresa", from && `desde ${from}`, to && `a ${to}`].filter(Boolean).join(" "),
  },

  filters: {
    skip: "Saltar los filtros",
    title: "Filtros",
    button: (active: number) => `Filtros (${active})`,
    close: "Cerrar los filtros",
    reset: "Borrar",
    resetGroup: (group: string) => `Borrar ${group}`,
    resetAll: "Borrar todo",
    apply: "Aplicar filtros",
    show: (value: number) => `Ver ${flights(value)}`,
    flights: (value: number) => plural(value, { one: " vuelo", other: " vuelos" }),
    from: "desde ",
    stops: { title: "Escalas", note: "Vuelo de ida", 0: "Sin escalas", 1: "1 escala", 2: "2 o más" },
    price: {
      title: "Precio",
      note: (value: number) => `Total para ${travelers(value)}`,
      label: "Precio más alto",
      upTo: (price: string) => `hasta ${price}`,
    },
    departure: { title: "Hora de salida" },
    returning: { title: "Hora de regreso", note: "Último vuelo" },
    airlines: { title: "Aerolíneas" },
    allTimes: "Todas las horas",
    departureSlots: {
      morning: { name: "Mañana", hours: "12:00-11:59\u00a0a.\u00a0m." },
      afternoon: { name: "Tarde", hours: "12:00-5:59\u00a0p.\u00a0m." },
      evening: { name: "Noche", hours: "6:00-11:59\u00a0p.\u00a0m." },
    },
    returnSlots: {
      night: { name: "Madrugada", hours: "12 a 6\u00a0a.\u00a0m." },
      "early-morning": { name: "Mañana", hours: "6\u00a0a.\u00a0m. a 12\u00a0p.\u00a0m." },
      afternoon: { name: "Tarde", hours: "12 a 6\u00a0p.\u00a0m." },
      evening: { name: "Noche", hours: "6\u00a0p.\u00a0m. a 12\u00a0a.\u00a0m." },
    },
  },

  popup: {
    title: "Detalles del vuelo",
    close: "Cerrar los detalles del vuelo",
    depart: "Ida",
    return: "Regreso",
    route: (fromCode: string, fromCity: string, toCode: string, toCity: string) => `${fromCode} ${fromCity} a ${toCode} ${toCity}`,
    whole: (weekday: string, day: string, duration: string) => `${weekday}, ${day}, ${duration}`,
    layover: (duration: string, city: string, from: string, to: string) =>
      `Escala de ${duration} en ${city}, de\u00a0${theTime(from)} a\u00a0${theTime(to)}`,
    noLayover: "No hay datos de la escala",
    local: "Todas las horas son locales.",
    price: "Precio por pasajero",
    select: "Elegir tarifa",
    continue: "Continuar",
  },

  none: {
    title: "No hay vuelos disponibles en esta ruta.",
    why: (from: string, to: string, day: string) =>
      `Nada vuela de ${from} a ${to} alrededor del ${day} con hasta dos escalas. Otro día o un aeropuerto cercano más grande suele ayudar.`,
    titleBack: "No hay vuelo de regreso en esa fecha.",
    whyBack: (from: string, to: string, day: string, dayBack: string) =>
      `El ${day} hay vuelos de ${from} a ${to}, pero después de que llegan no hay ninguno de regreso el ${dayBack}. Un regreso más tarde suele ayudar.`,
  },
  failed: {
    title: "No pudimos obtener los vuelos. Inténtelo más tarde.",
    why: "La búsqueda de vuelos no respondió. Su búsqueda queda guardada en la dirección de esta página.",
    again: "Intentar de nuevo",
  },
  filteredOut: {
    title: "¡Lo sentimos! No hay vuelos disponibles en esta ruta...",
    why: (all: number) =>
      all === 1 ? "Sus filtros ocultan el único vuelo que encontramos." : `Sus filtros ocultan los ${flights(all)} que encontramos.`,
    drop: {
      stops: "Quitar Escalas",
      maxFareUsd: "Quitar Precio",
      departure: "Quitar Hora de salida",
      returning: "Quitar Hora de regreso",
      airlines: "Quitar Aerolíneas",
      all: "Borrar todo",
    },
    brings: (value: number) => `recupera ${formatNumber(value)}`,
  },
  faults: {
    title: "Revise esta búsqueda",
    several: (faults: number) => `Faltan datos o hay errores: ${faults}`,
    none: { title: "¿Adónde quiere ir?", why: "Elija dos lugares y una fecha, y le mostramos todos los vuelos razonables entre ellos." },
    help: "¿Tiene dudas? Llámenos, de día o de noche:",
    source: {
      required: "Elija de dónde sale.",
      unknown_place: (text: string) =>
        `No conocemos el lugar de origen “${text}”. Pruebe con el nombre de la ciudad o el código del aeropuerto.`,
    },
    destination: {
      required: "Elija adónde viaja.",
      unknown_place: (text: string) =>
        `No conocemos el lugar de destino “${text}”. Pruebe con el nombre de la ciudad o el código del aeropuerto.`,
    },
    same_place: "¡El origen y el destino no pueden ser iguales!",
    date_required: "Elija una fecha de ida.",
    return_required: "Elija una fecha de regreso o busque solo ida.",
    invalid_date: (text: string) => `“${text}” no es una fecha. Escríbala así: 12-mar-2027.`,
    past_date: "La fecha de ida ya pasó. Elija hoy o un día posterior.",
    beyond_horizon: "Los vuelos se venden con 330 días de anticipación. Elija un día más cercano.",
    return_before_departure: "La fecha de regreso es anterior a la de ida.",
    invalid_count: "La cantidad de viajeros no es un número.",
    no_adults: "Debe viajar al menos un adulto.",
    too_many_infants: "En una reserva viajan 2 bebés como máximo.",
    too_many_travellers: (phone: string) =>
      `Una reserva admite hasta 9 viajeros. Para grupos más grandes llame al ${phone}, de día o de noche.`,
    unknown_cabin: "Vendemos Económica, Económica premium y Ejecutiva. Elija una de ellas.",
    unknown_trip_type: "Elija Ida y vuelta, Solo ida o Varios destinos; otros días se muestran para los dos primeros.",
    before_previous: "Saldría antes que el vuelo anterior. Elija el mismo día o uno posterior.",
    ofFlight: (number, sentence) => `Vuelo ${number}: ${sentence}`,
    invalid_span: "El último día es anterior al primero o queda demasiado lejos de él.",
  },
};
