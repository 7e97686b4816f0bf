import type { fares as english } from "../en/fares.ts";
import { nights, travelers } from "./counts.ts";

const trip = (stay: number | null) =>
  stay === null ? "solo ida" : stay === 0 ? "ida y vuelta el mismo día" : `ida y vuelta de ${nights(stay)}`;

export const fares: typeof english = {
  levels: { cheapest: "La más baja", low: "Baja", middle: "Media", high: "Alta" },
  legend: "Precios de los días",
  picker: {
    leaving: {
      meaning: (stay: number | null, people: number, currency: string) =>
        `Total más bajo en ${currency} según el día de ida: ${trip(stay)}, ${travelers(people)}, con todos los cargos. Precios redondeados.`,
      spoken: (total: string) => `${total} si sale este día`,
      cheapest: (total: string) => `${total} si sale este día, el precio más bajo de los que se muestran`,
      none: "No hay vuelos a la venta en estos meses.",
    },
    returning: {
      meaning: (departure: string, people: number, currency: string) =>
        `Total más bajo en ${currency} según el día de regreso: ida y vuelta con salida el ${departure}, ${travelers(people)}, con todos los cargos. Precios redondeados.`,
      spoken: (total: string) => `${total} ida y vuelta si regresa este día`,
      cheapest: (total: string) => `${total} ida y vuelta si regresa este día, el precio más bajo de los que se muestran`,
      none: (departure: string) => `No hay viajes a la venta con salida el ${departure} y regreso en estos meses.`,
    },
    loading: "Buscando el precio de cada día…",
    failed: "Por ahora no podemos mostrar los precios. Puede elegir la fecha como siempre.",
    places: "Elija origen y destino, y cada día mostrará su total más bajo.",
    noFare: "sin vuelos",
  },
  days: {
    open: "Precios de otros días",
    title: (from: string, to: string) => `De ${from} a ${to}: precios de otros días`,
    pageTitle: "Precios de otros días",
    description: (from: string, to: string) =>
      `Cuánto cuesta volar de ${from} a ${to} cada día de los próximos once meses: totales con todos los cargos.`,
    back: "Volver a los vuelos",
    meaning: (people: number, currency: string) =>
      `Totales más bajos para ${travelers(people)} en ${currency}, con todos los cargos y redondeados. Un asiento vendido entretanto puede cambiarlos; los resultados muestran el precio del momento.`,
    loading: "Buscando los precios de otros días…",
    failed: "Por ahora no podemos mostrar los precios de otros días.",
    again: "Intentar de nuevo",
  },
  grid: {
    titleOneWay: "Tres días antes y después",
    titleRoundTrip: "Tres días antes y después: las idas en columnas, los regresos en filas",
    return: "Regreso",
    oneWay: (day: string, total: string) => `${day}, ${total}`,
    roundTrip: (departure: string, back: string, total: string) => `${departure} a ${back}: ${total}`,
    cheapest: (words: string) => `${words}, el precio más bajo de los que se muestran`,
    shown: (words: string) => `${words}, se muestra ahora`,
  },
  year: {
    title: "Los próximos once meses",
    meaning: (stay: number | null) => `Según el día de ida, ${trip(stay)}. Cada enlace es una semana y lleva a su día más barato.`,
    weekLink: (day: string, total: string) => `${day}: ${total}, lo más bajo de su semana`,
    point: "Señale una semana para leer su precio más bajo.",
    table: "Todos los días en una tabla",
    lowest: (total: string, day: string) => `Lo más bajo de estos meses: ${total} el ${day}`,
    empty: "No hay vuelos a la venta entre estos lugares.",
  },
};
