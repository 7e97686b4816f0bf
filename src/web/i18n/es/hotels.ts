import type { hotels as english } from "../en/hotels.ts";
import { guests, rooms, wholeDistance } from "./counts.ts";
import { hotelResults } from "./hotel-results.ts";

export const hotels: typeof english = {
  form: {
    name: "Búsqueda de hoteles",
    totalFirst: "Precio total a la vista, con impuestos y cargos",
    destination: "Destino",
    placeHint: "Ciudad, sitio u hotel",
    noPlace: (keyword: string) => `Ningún lugar coincide con “${keyword}”. Pruebe con la ciudad o el nombre del hotel.`,
    radius: { label: "Radio de búsqueda", of: wholeDistance },
    checkIn: "Entrada",
    checkOut: "Salida",
    guestsAndRooms: "Huéspedes y habitaciones",
    guestsInRooms: (people: number, roomCount: number) => `${guests(people)}, ${rooms(roomCount)}`,
    counters: {
      rooms: { label: "Habitaciones", hint: "Hasta 5" },
      adults: { label: "Adultos", hint: "13 años o más" },
      children: { label: "Niños", hint: "2 a 12 años" },
      infants: { label: "Bebés", hint: "0 a 23 meses" },
    },
    submit: "Buscar hoteles",
    noLocation: "No se pudo obtener su ubicación...",
    lookupFailed: "Error al buscar lugares",
    samePlace: "¡El origen y el destino no pueden ser iguales!",
    orderToast: "La fecha de entrada no puede ser igual ni posterior a la de salida.",
    faults: {
      destinationMissing: "Elija dónde quiere alojarse.",
      unknown_place: "No conocemos este lugar.",
      invalid_date: "Escriba la fecha como DD-MMM-AAAA, por ejemplo 12-mar-2027.",
      past_check_in: "Elija hoy o un día posterior.",
      beyond_horizon: "Las habitaciones se venden con hasta 365 días de anticipación.",
      check_out_not_after_check_in: "La salida es al menos un día después de la entrada.",
      too_many_nights: "Una estadía admite hasta 30 noches.",
      no_room_or_adult: "Elija al menos una habitación y un adulto.",
      over_limit: "Una reserva admite hasta 5 habitaciones, 10 adultos, 10 niños y 2 bebés.",
      fewer_adults_than_rooms: "Cada habitación necesita un adulto: elija menos habitaciones.",
      more_guests_than_rooms_hold: "En una habitación caben hasta 4 adultos, y 6 huéspedes sin contar los bebés: elija más habitaciones.",
    },
  },

  home: {
    title: "Hoteles por su precio completo",
    description: (brand: string) =>
      `Compare hoteles con ${brand}: primero el total de la estadía, con impuestos y cargos obligatorios, y el último día de cancelación gratis.`,
    keywords: "hoteles, comparar hoteles, ofertas de hoteles, precio total del hotel, cancelación gratis",
    headline: ["Buen puerto,", "buen\u00a0sueño."],
    promise: "Hoteles en más de 500 lugares. El precio de toda la estadía, con impuestos y cargos.",
    picture: "Un hotel dibujado junto al mar: muros blancos, techos rojos, palmeras y el sol detrás",
    facts: {
      kicker: "Antes de reservar",
      title: "Qué dicen nuestros precios y páginas",
      total: {
        title: "El total es el total",
        text: "Todas las habitaciones, todas las noches, los impuestos y cada cargo que nadie puede rechazar: cargo de resort, cargo por instalaciones, tasa municipal. El precio por noche que lo acompaña es ese total, repartido por igual.",
      },
      cancel: {
        title: "El último día gratis, según el reloj del hotel",
        text: "La cancelación gratis termina a una hora del lugar donde está el hotel, no de donde está usted. Le mostramos ese día y esa hora antes de reservar y otra vez en el comprobante.",
      },
      pay: {
        title: "Pague ahora o en el hotel",
        text: "“Reserve ahora, pague después” significa que ahora solo se verifica su tarjeta y que el cobro lo hace el hotel. A un hotel no le agregamos ningún cargo por servicio propio.",
      },
      pictures: {
        title: "Dibujos, no fotografías",
        text: "Cada imagen de un hotel es una ilustración, compuesta según lo que el hotel tiene. Una piscina se dibuja solo donde la hay.",
      },
    },
    posters: {
      kicker: "Desde hoy, por una semana",
      title: "Dónde alojarse la próxima vez",
      cities: {
        "las-vegas": {
          city: "Las Vegas",
          org: "Las Vegas, Nevada",
          picture: "La gran rueda con el sol en el centro, fuentes y una torre alta; al fondo, montañas del desierto",
          line: "El cargo de resort está en el total, como debe ser.",
        },
        honolulu: {
          city: "Honolulu",
          org: "Honolulu, Hawaii",
          picture: "Diamond Head sobre la bahía de Waikiki, con el hotel rosado",
          line: "Mañanas en Waikiki, Diamond Head antes del desayuno.",
        },
        seattle: {
          city: "Seattle",
          org: "Seattle, Washington",
          picture: "La Space Needle contra el sol y el monte Rainier sobre las nubes",
          line: "Belltown, Pioneer Square, transbordadores en la ventana.",
        },
        "new-york": {
          city: "Nueva York",
          org: "New York, New York",
          picture: "El puente de Brooklyn y el sol de la tarde detrás del Empire State",
          line: "De Midtown a Brooklyn, noche a noche.",
        },
        chicago: {
          city: "Chicago",
          org: "Chicago, Illinois",
          picture: "Un puente levadizo abierto enmarca la torre más alta contra el sol; un velero sale por el río",
          line: "El Loop a pie, y al final el lago.",
        },
        boston: {
          city: "Boston",
          org: "Boston, Massachusetts",
          picture: "Velas en el río Charles en octubre, junto al puente atirantado",
          line: "Ladrillo de Back Bay y velas en el río Charles.",
        },
        austin: {
          city: "Austin",
          org: "Austin, Texas",
          picture: "El Capitolio bajo un cielo violeta, con murciélagos que salen del puente",
          line: "Música hasta tarde, los manantiales por la mañana.",
        },
        vancouver: {
          city: "Vancouver",
          org: "Vancouver, British Columbia",
          picture: "El puente Lions Gate bajo dos cumbres nevadas",
          line: "Paseo marítimo, montañas y una ciudad en medio.",
        },
      },
    },
    illustrative:
      "Los hoteles, sus precios y sus calificaciones son ilustrativos: provienen de un modelo propio, y no se vende ninguna habitación real.",
  },

  results: hotelResults,
};
