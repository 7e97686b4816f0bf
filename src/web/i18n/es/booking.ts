import type { booking as english } from "../en/booking.ts";
import { plural } from "../grammar/plural.ts";
import { travelers } from "./counts.ts";

export const booking: typeof english = {
  title: (from: string, to: string) => `Reservar de ${from} a ${to}`,
  heading: "Reserve su vuelo",
  crumbs: { flights: "Vuelos", here: "Detalles del vuelo" },
  flight: { title: "Detalles del vuelo", legs: "Todos los tramos y escalas" },

  passengers: {
    title: "Pasajeros",
    traveler: (number: number, kind: string) => `Viajero ${number}, ${kind}`,
    lead: "viajero principal, de 18 años o más el día de la salida",
    kinds: { adult: "adulto", child: "niño", infant: "bebé" },
    ages: {
      adult: "12 años o más el día de la salida",
      child: "De 2 a 12 años el día de la salida",
      infant: "De 0 a 23 meses el día de la salida",
    },
    names: "Como aparece en el pasaporte",
    titleLabel: "Tratamiento",
    titles: { mr: "Sr.", "mrs. /miss /ms.": "Sra./Srta." },
    firstName: "Nombre",
    lastName: "Apellido",
    dob: "Fecha de nacimiento",
  },
  contact: {
    title: "Contacto",
    email: "Correo electrónico",
    emailHint: "Con él y el número de reserva encontramos su reserva",
    phone: "Número de teléfono",
    phoneHint: "Solo números, hasta 10 dígitos sin el código de país",
  },
  card: {
    title: "Pago con tarjeta",
    number: "Número de tarjeta",
    numberHint: "16 dígitos",
    holder: "Nombre del titular",
    month: "Mes",
    year: "Año",
    choose: "Elegir",
    cvv: "CVV",
    cvvHint: "3 dígitos al reverso, o 4 al frente en algunas tarjetas",
    safe: "Se usa para este único pago y nunca la guardamos. Tampoco queda en este navegador.",
    encrypted: "Se envía cifrada.",
  },
  billing: {
    title: "Facturación",
    country: "País",
    address: "Dirección",
    city: "Ciudad",
    state: "Estado",
    postalCode: "Código postal",
  },

  summary: {
    title: "Resumen del precio",
    baseFare: "Tarifa base",
    times: (fare: string, party: string) => `${fare} × ${party}`,
    party: (adults: number, children: number, infants: number) => {
      const kinds = [
        adults > 0 && `${adults}\u00a0${plural("es", adults, { one: "adulto", other: "adultos" })}`,
        children > 0 && `${children}\u00a0${plural("es", children, { one: "niño", other: "niños" })}`,
        infants > 0 && `${infants}\u00a0${plural("es", infants, { one: "bebé", other: "bebés" })}`,
      ].filter(Boolean);
      return kinds.length > 1 ? `(${kinds.join(" + ")})` : kinds.join("");
    },
    serviceFee: "Cargo por servicio",
    once: "una vez por reserva",
    platformFee: "Cargo de plataforma",
    grandTotal: "Total general",
    note: (currency: string) => `En ${currency}, con impuestos y cargos de la aerolínea incluidos. Después no se agrega nada.`,
    total: (value: number) => `Total para ${travelers(value)}`,
  },
  submit: "Confirmar reserva",
  submitAt: (total: string) => `Confirmar reserva por ${total}`,
  submitting: "Confirmando su reserva",
  terms: {
    before: "Al confirmar, usted acepta los ",
    terms: "Términos y condiciones",
    and: " y la ",
    privacy: "Política de privacidad",
    after: ".",
  },
  help: { title: "Ayuda con esta reserva", why: "Un agente puede terminarla con usted, de día y de noche (24/7)." },
  draft: "Lo que escribe queda en este navegador por un día, salvo los datos de la tarjeta.",

  errors: {
    title: (count: number) => `Revise ${count} ${plural("es", count, { one: "campo", other: "campos" })}`,
    more: (count: number) => `y ${count} más, ${plural("es", count, { one: "señalado", other: "cada uno señalado" })} más abajo`,
    ofTraveler: (number: number, message: string) => `Viajero ${number}: ${message}`,
    required: {
      firstName: "Escriba el nombre como aparece en el pasaporte.",
      lastName: "Escriba el apellido como aparece en el pasaporte.",
      dob: "Escriba la fecha de nacimiento.",
      mobile: "Escriba un número de teléfono.",
      cardDetails: "Escriba el CVV.",
      expiryMonth: "Elija el mes de vencimiento.",
      expiryYear: "Elija el año de vencimiento.",
      country: "Elija un país.",
      address: "Escriba la dirección de facturación.",
      city: "Escriba la ciudad.",
      state: "Escriba el estado o la provincia.",
      postalCode: "Escriba el código postal.",
    },
    requiredOther: "Este campo es obligatorio.",
    too_long: "Es más largo de lo que podemos recibir. Acórtelo, por favor.",
    unprintable: "Contiene caracteres que no se pueden imprimir. Escríbalo de nuevo, por favor.",
    invalid_email: "Escriba un correo electrónico válido.",
    invalid_phone: "Escriba un número de teléfono de 4 a 20 dígitos.",
    invalid_card_number: "El número de tarjeta debe tener 16 dígitos.",
    card_holder_required: "El nombre del titular es obligatorio.",
    invalid_security_code: "El CVV tiene 3 o 4 dígitos.",
    invalid_expiry: "Elija el mes y el año que figuran en la tarjeta.",
    card_expired: "Su tarjeta está vencida.",
    invalid_title: "Elija uno de los tratamientos.",
    invalid_date: "Esto no es una fecha. Escríbala así: 1988-04-18.",
    born_in_future: "La fecha de nacimiento debe estar en el pasado.",
    name_characters: "Use solo letras, espacios, guiones, apóstrofos y puntos.",
    infant_too_old: "Los bebés tienen menos de 2 años todos los días del viaje. Busque de nuevo con un niño más en su lugar.",
    child_too_young: "Los niños tienen de 2 a 12 años. Este viaja como bebé: busque de nuevo con un bebé más.",
    child_too_old: "Los niños tienen de 2 a 12 años. Este viaja como adulto: busque de nuevo con un adulto más.",
    adult_too_young: "Los adultos tienen 12 años o más el día de la salida.",
    lead_too_young: "El viajero principal tiene 18 años o más el primer día del viaje.",
    invalid_country: "Elija un país de la lista.",
    invalid_party: "Escriba los nombres de todos los viajeros.",
    invalid_count: "No es un número entero de huéspedes o habitaciones.",
    past_check_in: "La fecha de entrada ya pasó.",
    beyond_horizon: "Las estadías se venden con hasta un año de anticipación.",
    check_out_not_after_check_in: "La fecha de salida debe ser posterior a la de entrada.",
    too_many_nights: "Una estadía admite hasta 30 noches.",
    no_room_or_adult: "Elija al menos una habitación y un adulto.",
    over_limit: "Una reserva admite hasta 5 habitaciones, 10 adultos, 10 niños y 2 bebés.",
    fewer_adults_than_rooms: "Cada habitación necesita un adulto.",
    more_guests_than_rooms_hold: "Los huéspedes no caben en tan pocas habitaciones. Elija más habitaciones.",
    below_check_in_age: "El huésped principal es menor de la edad que el hotel exige para registrarse.",
    too_many_travellers: "Una reserva admite hasta 9 boletos.",
    invalid_amount: "Falta el total. Vuelva a cargar la página, por favor.",
    invalid_currency: "Falta la moneda. Vuelva a cargar la página, por favor.",
  },

  own: {
    booked: {
      title: "Usted ya reservó esto",
      why: "La reserva se hizo en este navegador.",
      again: "Si envía este formulario, lo reserva por segunda vez.",
      link: "Ver su reserva",
    },
    unanswered: {
      title: "Su formulario no tuvo respuesta",
      why: "Se envió, y es posible que la reserva se haya hecho.",
      link: "Ver si se hizo",
    },
    nothing: "Con el formulario que envió no se reservó ni se cobró nada.",
  },

  failures: {
    toast: "No se pudo enviar el formulario. Inténtelo de nuevo.",
    price_changed: {
      title: "El precio cambió",
      why: (before: string, now: string) =>
        `El total era ${before} y ahora es ${now}. Revíselo y confirme de nuevo si está de acuerdo. No se cobró nada.`,
    },
    sold_out: {
      title: "Se acaban de vender los últimos asientos",
      why: "No se cobró nada. Los demás vuelos de la misma búsqueda están a un clic.",
    },
    offer_expired: {
      title: "Esta tarifa venció",
      why: "Las tarifas se mantienen por un tiempo limitado. No se cobró nada. Busque de nuevo para ver el precio actual.",
    },
    offer_forged: {
      title: "No conocemos esta tarifa",
      why: "La dirección de esta página está dañada. No se cobró nada. Busque de nuevo para elegir un vuelo.",
    },
    payment_declined: {
      title: "La tarjeta fue rechazada",
      declined: "El banco no aprobó el pago. No se cobró nada. Pruebe con otra tarjeta o llame a su banco.",
      insufficient_funds: "El banco indica que la tarjeta no tiene fondos suficientes. No se cobró nada. Pruebe con otra tarjeta.",
      expired_card: "Su tarjeta está vencida.",
    },
    key_reused: {
      title: "Este formulario ya se envió con otros datos",
      why: "No se reservó nada nuevo. Presione el botón una vez más: ahora el formulario cuenta como nuevo.",
    },
    invalid_travellers: { title: "Revise los datos de un viajero", why: "No se reservó ni se cobró nada." },
    in_progress: {
      title: "Su reserva sigue en proceso",
      why: "Esperamos una respuesta. No pague otra vez: en un minuto, presione el botón una vez más y verá el resultado del primer intento.",
    },
    too_many: {
      title: "Demasiados intentos por ahora",
      why: (minutes) =>
        `No se reservó ni se cobró nada. Para proteger las tarjetas, puede presionar el botón de nuevo en ${minutes} ${plural("es", minutes, { one: "minuto", other: "minutos" })}; todo lo que escribió, salvo la tarjeta, sigue aquí. O llámenos ahora mismo:`,
    },
    supplier_unavailable: {
      title: "No logramos comunicarnos con el sistema de la aerolínea",
      why: "No se reservó ni se cobró nada. Inténtelo de nuevo en un minuto o llámenos.",
    },
    unanswered: {
      title: "No recibimos respuesta",
      why: "Es posible que su reserva se haya hecho. Presione Confirmar reserva una vez más: si se hizo, verá su número y pagará una sola vez.",
    },
    backToResults: "Volver a los resultados",
    searchAgain: "Buscar vuelos",
  },
  gone: {
    offer_expired: {
      title: "Esta tarifa venció",
      why: "Las tarifas se mantienen por un tiempo limitado. Es probable que el vuelo siga ahí: la búsqueda muestra el precio de hoy.",
    },
    sold_out: {
      title: "Este vuelo se acaba de agotar",
      why: "Sus últimos asientos se vendieron después de su búsqueda. Los demás vuelos de la misma búsqueda están a un clic.",
    },
    offer_forged: {
      title: "No conocemos esta tarifa",
      why: "La dirección de esta página está dañada o incompleta. Busque de nuevo para elegir un vuelo.",
    },
    supplier_unavailable: {
      title: "No podemos calcular el precio de este vuelo ahora",
      why: "Nuestros horarios no respondieron. Inténtelo de nuevo en un minuto o llámenos, de día o de noche.",
    },
    again: "Intentar de nuevo",
  },
};
