import { plural } from "../grammar/plural.ts";
import type { flightResults as english } from "../en/flight-results.ts";
import { formatNumber } from "../grammar/format-number.ts";
import { flights } from "./counts.ts";
import { list } from "./list.ts";

const percent = (value: number) => `${formatNumber(value)}%`;

export const flightResults: typeof english = {
  sorts: {
    label: "Orden de los vuelos",
    lowest: "Más baratos",
    highest: "Más caros",
    best: "Mejores",
    fastest: "Más rápidos",
    earliest: "Más temprano",
    latest: "Más tarde",
    departs: "sale: ",
  },

  best: {
    title: "Usted decide qué es lo mejor",
    formula: (price: number, time: number, stops: number) =>
      `Puntaje = (${price} × precio / precio más bajo + ${time} × duración / la más corta + ${stops} × despegues / la menor cantidad) / ${price + time + stops}`,
    none: "Los tres cuentan 0, así que los vuelos siguen el orden del precio.",
    meaning: "El puntaje más bajo va primero. 1.00 sería a la vez el vuelo más barato, el más rápido y el que tiene menos escalas.",
    price: "Precio",
    time: "Duración del viaje",
    stops: "Escalas",
    weight: (name: string, weight: number, most: number) => `${name} cuenta ${weight} de ${most}`,
    move: "Cambiar los pesos",
    usual: "Pesos habituales",
    apply: "Usar estos pesos",
    score: (score: string) => `Puntaje ${score}`,
    parts: (price: string, time: string, stops: string) => `precio ${price}, duración ${time}, despegues ${stops}`,
  },

  filters: {
    more: (value: number) => `${formatNumber(value)} más`,
    any: "Cualquiera",
    returnStops: "Escalas de regreso",
    departureAirports: { title: "Aeropuerto de salida", note: "Y adonde se regresa" },
    arrivalAirports: { title: "Aeropuerto de llegada", note: "Y de donde sale el regreso" },
    maxHours: { title: "Duración", note: "En cada trayecto", upTo: (hours: number) => `Hasta ${hours}\u00a0h` },
    minLayover: { title: "Escala más corta", atLeast: (duration: string) => `${duration} o más` },
    maxLayover: { title: "Escala más larga", atMost: (duration: string) => `${duration} o menos` },
    via: { title: "Escala en", place: (city: string, code: string) => `${city} (${code})` },
    alliances: { title: "Alianza", note: "Cada tramo con un miembro" },
    bags: "Equipaje incluido",
    conditions: "Condiciones",
    comfort: "Comodidad",
    carryOn: { name: "Equipaje de mano", detail: "para cada viajero" },
    checkedBag: { name: "Maleta documentada", detail: "al menos una por viajero" },
    refundable: { name: "Con reembolso", detail: "se devuelve algo, tras todos los cargos" },
    changeable: { name: "Admite cambios", detail: "gratis o con un cargo" },
    noNight: { name: "Sin pasar la noche", detail: "en vuelo o en espera a las 3\u00a0a.\u00a0m." },
    sameAirports: { name: "Sin cambio de aeropuerto", detail: "entre dos vuelos" },
  },

  drop: {
    returnStops: "Quitar Escalas de regreso",
    departureAirports: "Quitar Aeropuerto de salida",
    arrivalAirports: "Quitar Aeropuerto de llegada",
    alliances: "Quitar Alianza",
    maxHours: "Quitar Duración",
    minLayover: "Quitar Escala más corta",
    maxLayover: "Quitar Escala más larga",
    via: "Quitar Escala en",
    carryOn: "Quitar Equipaje de mano",
    checkedBag: "Quitar Maleta documentada",
    refundable: "Quitar Con reembolso",
    changeable: "Quitar Admite cambios",
    noNight: "Quitar Sin pasar la noche",
    sameAirports: "Quitar Sin cambio de aeropuerto",
  },
  brings: (value: number, lowest: string | null) =>
    lowest === null ? `recupera ${formatNumber(value)}` : `recupera ${formatNumber(value)}, desde ${lowest}`,

  flags: {
    label: "Lo que conviene saber antes de elegir",
    nightFlight: "Vuelo nocturno",
    tight: (duration: string, code: string) => `Escala ajustada de ${duration} en ${code}`,
    long: (duration: string, code: string) => `Escala larga de ${duration} en ${code}`,
    night: (duration: string, code: string) => `Escala nocturna de ${duration} en ${code}`,
    change: (from: string, to: string) => `Cambio de ${from} a ${to}`,
  },

  co2: {
    less: (difference: number) => `${percent(difference)} menos de lo habitual`,
    more: (difference: number) => `${percent(difference)} más de lo habitual`,
    same: "lo habitual",
    kilograms: (kilograms: number) => `${formatNumber(kilograms)}\u00a0kg de CO₂`,
    title: "Cómo calculamos el CO₂",
    typical: (kilograms: number, value: number) =>
      `Lo habitual es la mediana ${value === 1 ? "del único vuelo" : `de los ${flights(value)}`} de esta búsqueda: ${formatNumber(kilograms)}\u00a0kg por viajero.`,
    method:
      "En cada tramo: lo que su tipo de avión consume por asiento y kilómetro, a lo largo del círculo máximo y de los 95\u00a0km que el comercio de emisiones de la UE agrega por desvíos, repartido según el piso que ocupa un asiento de la cabina, con el 82% de los asientos ocupados. Del tanque a la estela; las estelas de condensación no se cuentan. Según",
    and: "y",
    icao: "la calculadora de emisiones de carbono de la OACI",
    defra: "los factores de conversión del gobierno británico",
  },

  compare: {
    add: "Comparar",
    added: "Comparando",
    remove: "Quitar",
    addLabel: (flight: string) => `Comparar ${flight}`,
    addedLabel: (flight: string) => `Comparando ${flight}: quitar`,
    full: "Ya eligió tres",
    chosen: (value: number, most: number) => `${formatNumber(value)} de ${formatNumber(most)} elegidos`,
    one: "Elija otro para compararlo.",
    open: (value: number) => `Comparar ${formatNumber(value)}`,
    clear: "Quitar todos",
    title: "Lado a lado",
    tray: "Vuelos por comparar",
    back: "Volver a todos los vuelos",
    gone: (value: number) =>
      `${flights(value)} de los que eligió ya no ${plural(value, { one: "aparece", other: "aparecen" })} en esta búsqueda.`,
    empty: "No hay nada que comparar: ninguno de los vuelos elegidos aparece en esta búsqueda.",
    table: (airlines: readonly string[]) => `Comparación de ${list(airlines)}`,
    best: "lo mejor de estos",
    none: "Ninguna",
    rows: {
      flight: "Vuelo",
      total: "Total para todos",
      perTraveller: "Tarifa por viajero",
      outbound: "Ida",
      inbound: "Regreso",
      duration: "Duración del viaje",
      stops: "Escalas",
      flags: "Conviene saber",
      operatedBy: "Operado por",
      aircraft: "Avión",
      cabin: "Cabina",
      alliance: "Alianza",
      carryOn: "Equipaje de mano",
      checked: "Maletas documentadas",
      change: "Cambios",
      refund: "Reembolso",
      co2: "CO₂ por viajero",
    },
    book: "Reservar vuelo",
  },
};
