import type { HotelLook } from "../../../core/hotels/index.ts";
import { spanishRooms } from "../../../core/hotels/spanish-rooms.ts";
import type { hotelDetails as english } from "../en/hotel-details.ts";
import { plural } from "../grammar/plural.ts";
import { theTime } from "./clock.ts";
import { formatNumber } from "../grammar/format-number.ts";
import { distance, guests, nights, rooms } from "./counts.ts";
import { ofPlace } from "./of-place.ts";

const buildings: Readonly<Record<HotelLook["building"], string>> = {
  tower: "una torre",
  brownstone: "una casa de ciudad",
  resort: "un resort",
  lodge: "un hotel de madera",
  inn: "una hostería",
  motel: "un motel",
  grand: "un gran hotel",
  apartment: "un edificio de apartamentos",
};
const settings: Readonly<Record<HotelLook["setting"], string>> = {
  city: "las torres de la ciudad",
  beach: "el mar",
  mountain: "montañas",
  desert: "el desierto",
  highway: "colinas y una carretera",
  garden: "jardines",
};
const hours = { day: "de día", dusk: "al atardecer", night: "de noche" } as const;
const building = (look: HotelLook, hour: keyof typeof hours): string =>
  `Dibujo del edificio ${hours[hour]}: ${buildings[look.building]}, con ${settings[look.setting]} al fondo`;

export const hotelDetails: typeof english = {
  title: (name: string, city: string) => `${name}, ${city}`,
  description: (name: string, city: string) =>
    `Habitaciones y tarifas de ${name} en ${city}: totales con impuestos y cargos, y el último día de cancelación gratis.`,
  descriptionOfAny: "Habitaciones y tarifas de un hotel: totales con impuestos y cargos, y el último día de cancelación gratis.",
  kinds: {
    hotel: "Hotel",
    resort: "Resort",
    lodge: "Hotel rústico",
    inn: "Hostería",
    motel: "Motel",
    aparthotel: "Apartahotel",
    guesthouse: "Casa de huéspedes",
    hostel: "Hostal",
  },
  fromCenter: (away: string, city: string) => `a ${away} del centro de ${city}`,
  built: (kind: string, year: number, roomCount: number) => `${kind} de ${year}, ${rooms(roomCount)}`,

  gallery: {
    label: "Imágenes",
    caption: "Ilustración",
    note: "Las imágenes son dibujos hechos según las características del hotel, no fotografías.",
    names: {
      outside: () => "Edificio",
      room: () => "Habitación",
      pool: () => "Piscina",
      view: () => "Vista",
      lobby: () => "Vestíbulo",
      later: (hour) => ({ day: "De día", dusk: "Al atardecer", night: "De noche" })[hour],
    },
    alts: {
      outside: building,
      later: building,
      room: ({ setting }, hour) => `Dibujo de una habitación ${hours[hour]}, con ${settings[setting]} en la ventana`,
      pool: ({ setting }, hour) => `Dibujo de la piscina ${hours[hour]}, con ${settings[setting]} al fondo`,
      view: ({ setting }, hour) => `Dibujo de la vista desde una ventana ${hours[hour]}: ${settings[setting]}`,
      lobby: ({ setting }, hour) => `Dibujo del vestíbulo ${hours[hour]}, con ${settings[setting]} afuera`,
    },
    open: (alt: string) => `Ver en grande: ${alt}`,
    close: "Cerrar las imágenes",
    previous: "Imagen anterior",
    next: "Imagen siguiente",
    position: (at: number, all: number) => `${at} de ${all}`,
  },

  stay: {
    label: "Fechas y huéspedes",
    submit: "Ver tarifas",
    faultsTitle: "Revise estas fechas o huéspedes",
  },

  rates: {
    title: "Habitaciones y tarifas",
    recap: (checkIn: string, checkOut: string, nightCount: number, people: number, roomCount: number) =>
      `${checkIn} – ${checkOut}, ${nights(nightCount)}, ${guests(people)} en ${rooms(roomCount)}.`,
    totals: (fee: string) => `Los totales incluyen todos los impuestos y cargos; cargo por servicio: ${fee}.`,
    totalsIn: (currency: string, fee: string) =>
      `Los totales en ${currency} incluyen todos los impuestos y cargos; cargo por servicio: ${fee}.`,
    columns: { included: "Incluye", cancellation: "Cancelación", total: "Total", choose: "Elegir" },
    select: "Elegir habitación",
    selectNamed: (room: string, total: string) => `Elegir habitación: ${room}, ${total}`,
    left: (value: number) => `${plural(value, { one: "queda", other: "quedan" })} ${formatNumber(value)}`,
    sleeps: (value: number) => `hasta ${guests(value)}`,
    perNight: (amount: string) => `${amount} por noche`,
    of: (amount: string) => `incluye ${amount} de impuestos y cargos`,
    noCharges: "sin impuestos ni cargos adicionales",
    payNow: "Pague ahora",
    from: "desde",
    saving: (percent: number, fromNights: number) =>
      `Estos precios ya incluyen el ${percent}% de descuento por ${nights(fromNights)} o más.`,
    totalFrom: (nightCount: number) => `por ${nights(nightCount)}, con impuestos y cargos`,
  },

  roomKinds: spanishRooms.kinds,
  roomViews: spanishRooms.views,
  beds: spanishRooms.beds,
  and: spanishRooms.and,
  size: (sqm: number, sqft: number) => `${formatNumber(sqft)}\u00a0pies² (${sqm}\u00a0m²)`,
  boards: spanishRooms.boards,
  charges: spanishRooms.charges,

  cancellation: {
    free: "Cancelación gratis",
    partly: "Reembolso parcial",
    none: "No reembolsable",
    until: "hasta el ",
    clock: (time: string) => `${time}, hora del hotel`,
    thenCosts: (amount: string) => `Luego cuesta ${amount}`,
    thenFull: "Luego, el precio completo",
    costs: (amount: string) => `Cancelar cuesta ${amount}`,
    startOf: (day: string) => `comienzo del ${day}`,
    costsFrom: (day: string, amount: string) => `desde el ${day}: ${amount}`,
    fullFrom: (day: string) => `desde el ${day}: el precio completo`,
    full: "Se cobra todo si cancela",
  },

  amenitiesTitle: "Servicios",
  amenities: {
    wifi: "Wifi gratis",
    pool: "Piscina",
    spa: "Spa",
    fitness: "Gimnasio",
    restaurant: "Restaurante",
    bar: "Bar",
    breakfast_room: "Sala de desayunos",
    parking: "Estacionamiento",
    airport_shuttle: "Traslado al aeropuerto",
    beach_access: "Acceso a la playa",
    family_rooms: "Habitaciones familiares",
    pets: "Se admiten mascotas",
    air_conditioning: "Aire acondicionado",
    kitchen: "Cocina en la habitación",
    laundry: "Lavandería",
    desk_24h: "Recepción las 24 horas",
    luggage_storage: "Guardaequipaje",
    safe: "Caja fuerte",
    step_free: "Acceso sin escalones",
    business_center: "Centro de negocios",
    ev_charging: "Carga de autos eléctricos",
    terrace: "Terraza",
    ski_storage: "Guardaesquís",
    lift: "Ascensor",
  },

  policies: {
    title: "Conviene saber",
    checkIn: "Entrada",
    checkOut: "Salida",
    from: (time: string) => `desde ${theTime(time)}`,
    until: (time: string) => `hasta ${theTime(time)}`,
    pets: "Mascotas",
    petFee: (amount: string) => `Se admiten por ${amount} por estadía, que se paga en el hotel y no está en el total`,
    petsFree: "Se admiten sin cargo",
    noPets: "No se admiten",
    age: "Edad mínima",
    minAge: (years: number) => `${years} años para registrarse sin un huésped mayor`,
    deposit: "Depósito",
    depositOf: (amount: string) => `${amount} a la entrada, que se devuelve a la salida`,
    noDeposit: "Ninguno",
    cots: "Cunas",
    hasCots: "Gratis para bebés, en todas las habitaciones",
    noCots: "No hay: traiga una para su bebé",
    smoking: "Fumar",
    smokeFree: "Prohibido en todas las habitaciones",
    smokingRooms: "Hay habitaciones para fumadores; pregunte en recepción",
  },

  where: {
    title: "Dónde está",
    map: (name: string, miles: string, city: string) => `Mapa: ${name} está a ${distance(miles)} del centro de ${city}`,
    ring: (miles: number) => `${miles} mi`,
    checkInOut: (from: string, until: string) => `Entrada desde ${theTime(from)}, salida hasta ${theTime(until)}`,
  },
  help: { title: "¿Preguntas sobre una habitación?", why: "Un agente responde de día y de noche." },
  illustrative: "El hotel, sus precios y sus calificaciones son ilustrativos: provienen de un modelo propio.",

  full: {
    title: "Lleno para estas noches",
    why: (name: string, checkIn: string, checkOut: string) => `${name} no tiene habitación para todos del ${checkIn} al ${checkOut}.`,
    otherDates: "Tiene habitaciones en otras fechas, por el mismo número de noches:",
    dates: (checkIn: string, checkOut: string) => `${checkIn} – ${checkOut}`,
    otherHotels: (city: string) => `Otros hoteles en ${city} para estas noches`,
    otherHotelsNear: (place: string) => `Otros hoteles cerca ${ofPlace(place)} para estas noches`,
  },
  failed: {
    title: "Las tarifas no llegaron",
    why: "Nuestra oferta de hoteles no respondió. Todo lo demás sobre el hotel está más abajo.",
    again: "Intentar de nuevo",
  },
  loading: "Cargando....",
  gone: {
    title: "Hotel no encontrado",
    why: "No conocemos ningún hotel con esta dirección. Puede estar dañada, o el hotel ya no está con nosotros.",
    back: "Buscar hoteles",
  },
};
