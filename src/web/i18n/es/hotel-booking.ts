import type { hotelBooking as english } from "../en/hotel-booking.ts";
import { booking } from "./booking.ts";
import { theTime } from "./clock.ts";
import { count, nights, rooms } from "./counts.ts";

export const hotelBooking: typeof english = {
  title: (hotel: string) => `Reservar ${hotel}`,
  heading: "Reserve su estadía",
  crumbs: { hotels: "Hoteles", here: "Reserve su estadía" },

  stay: {
    otherRates: "Ver las demás habitaciones y tarifas de este hotel",
    title: "Su estadía",
    checkIn: "Entrada",
    checkOut: "Salida",
    from: (weekday: string, time: string) => `${weekday}, desde ${theTime(time)}`,
    until: (weekday: string, time: string) => `${weekday}, hasta ${theTime(time)}`,
    length: "Duración",
    nights,
    guests: "Huéspedes",
    party: (adults: number, children: number, infants: number, roomCount: number) => {
      const people = [
        count(adults, "adulto", "adultos"),
        children > 0 && count(children, "niño", "niños"),
        infants > 0 && count(infants, "bebé", "bebés"),
      ].filter(Boolean);
      return `${people.join(", ")} en ${rooms(roomCount)}`;
    },
    room: "Habitación",
    each: (roomCount: number, room: string) => (roomCount === 1 ? room : `${roomCount} × ${room}`),
    cancellation: "Cancelación",
    picture: (room: string) => `Dibujo de la habitación: ${room}`,
  },

  passenger: {
    title: "Huésped",
    lead: "Huésped principal",
    note: (years: number) => `${years} años o más al registrarse`,
    why: "Quien se registra en el hotel. El hotel no pide ningún otro nombre.",
  },

  summary: {
    room: "Precio de la habitación",
    times: (amount: string, value: number) => `${amount} × ${nights(value)}`,
    inside: (amount: string) => `incluye ${amount} de impuestos y cargos`,
    serviceFee: "Cargo por servicio",
    total: "Total",
    dueNow: "A pagar ahora",
    dueAtHotel: "A pagar en el hotel",
    checked: "Su tarjeta se verifica ahora y el cobro lo hace el hotel.",
    deposit: "El hotel lo pide a la entrada y lo devuelve a la salida. No está en el total.",
    note: (currency: string) =>
      `En ${currency}, con todas las habitaciones, impuestos y cargos obligatorios incluidos. Después no se agrega nada.`,
    totalFor: (value: number) => `Total por ${nights(value)}`,
  },

  errors: {
    required: {
      ...booking.errors.required,
      firstName: "Escriba el nombre del huésped principal.",
      lastName: "Escriba el apellido del huésped principal.",
    },
    past_check_in: "La fecha de entrada ya pasó. Elija otras fechas.",
  },

  tooYoung: (years: number) => `El huésped principal tiene ${years} años o más el día de la entrada.`,

  failures: {
    offer_renewed: {
      title: "Esta tarifa venció y todavía se puede reservar",
      why: "Las tarifas se mantienen por un tiempo limitado. La misma habitación todavía se puede reservar, con el total y las condiciones de ahora. No se reservó ni se cobró nada: siga solo si está de acuerdo.",
    },
    sold_out: {
      title: "Ya no quedan suficientes habitaciones de este tipo",
      why: "Alguien se adelantó en una de estas noches. No se reservó ni se cobró nada. La página del hotel muestra qué más queda libre.",
    },
    offer_expired: {
      title: "Esta tarifa venció",
      why: "Las tarifas se mantienen por un tiempo limitado. No se reservó ni se cobró nada. La página del hotel muestra las tarifas de hoy.",
    },
    offer_forged: {
      title: "No conocemos esta tarifa",
      why: "La dirección de esta página está dañada, o la tarifa es de otra estadía. No se cobró nada. Elija de nuevo una habitación.",
    },
    supplier_unavailable: {
      title: "No logramos comunicarnos con el sistema del hotel",
      why: "No se reservó ni se cobró nada. Inténtelo de nuevo en un minuto o llámenos.",
    },
    backToRooms: "Ver otras habitaciones",
    otherDates: "Otras fechas o huéspedes",
    backToHotels: "Buscar hoteles",
  },
  gone: {
    offer_expired: {
      title: "Esta tarifa venció",
      why: "Las tarifas se mantienen por un tiempo limitado, y esta no la pudimos renovar: quizá su primera noche ya haya pasado o no queden suficientes habitaciones. La página del hotel muestra las tarifas de hoy.",
    },
    renewed:
      "Las tarifas se mantienen por un tiempo limitado. La misma habitación todavía se puede reservar, con el total y las condiciones de ahora.",
    sold_out: {
      title: "Ya no quedan suficientes habitaciones de este tipo",
      why: "Alguien se adelantó en una de sus noches. La página del hotel muestra qué más queda libre.",
    },
    offer_forged: {
      title: "No conocemos esta tarifa",
      why: "La dirección de esta página está dañada o incompleta. Elija de nuevo un hotel y una habitación.",
    },
    supplier_unavailable: {
      title: "No podemos calcular el precio de esta habitación ahora",
      why: "Nuestra oferta de hoteles no respondió. Inténtelo de nuevo en un minuto o llámenos, de día o de noche.",
    },
  },
};
