import type { PolicyPhrases } from "./phrases.ts";

const FIRST_DAY = "hecha por un agente dentro de las {policy.postTicketingWindow} siguientes a la emisión";
const LATER = "hecha por un agente pasadas {policy.postTicketingWindow} desde la emisión";
const NEAR = "hecho por un agente dentro de las {policy.postTicketingWindow} siguientes a la emisión";
const AFTER_NEAR = "hecho por un agente pasadas {policy.postTicketingWindow} desde la emisión";
const SITE = "boleto reservado en el sitio";

export const SPANISH_POLICIES: PolicyPhrases = {
  bound: {
    exactly: (figure) => figure,
    upTo: (figure) => `hasta ${figure}`,
    atLeast: (figure) => `al menos ${figure}`,
    about: (figure) => `unos ${figure}`,
  },
  per: { ticket: "por boleto", passenger: "por pasajero", booking: "por reserva", transaction: "por transacción" },
  range: (min, max) => `de ${min} a ${max}`,
  time: {
    hours: { one: "hora", other: "horas" },
    days: { one: "día", other: "días" },
    weeks: { one: "semana", other: "semanas" },
    years: { one: "año", other: "años" },
    businessDays: { one: "día hábil", other: "días hábiles" },
  },
  tickets: { one: "boleto", other: "boletos" },
  age: { one: "año", other: "años" },
  of: {
    priceMatchWindow: { label: "Plazo para igualar el precio", condition: "desde el momento de la reserva" },

    maxTicketsPerTransaction: { label: "Máximo de boletos a la vez", condition: "en una sola transacción" },
    minimumAge: { label: "Edad mínima para reservar", condition: "de quien hace la reserva" },
    accompaniedUnderAge: { label: "Edad para viajar sin compañía", condition: "los menores viajan acompañados de un adulto" },
    adultPriceAge: { label: "Tarifa de adulto", condition: "a partir de esta edad" },
    refundIssueTime: { label: "Emitimos el reembolso", condition: "una vez que la aerolínea o el hotel nos libera el dinero" },
    disputeNegotiation: { label: "Plazo para resolver un desacuerdo conversando", condition: "antes de cualquier paso formal" },
    policyChangeNotice: { label: "Aviso de cambios en las condiciones", condition: "antes de que entren en vigor" },
    policyCurrency: { label: "Moneda de los cargos y límites", condition: "en todas las páginas de políticas" },

    ticketProcessing: { label: "Emisión del boleto", condition: "desde el pago hasta el número de boleto" },
    extraDocuments: {
      label: "Envío de documentos que pedimos",
      condition: "desde nuestra solicitud; después, la reserva puede cancelarse",
    },
    paperTicketShippingUs: { label: "Envío de boleto en papel", condition: "a una dirección en Estados Unidos" },
    paperTicketShippingInternational: { label: "Envío de boleto en papel", condition: "a una dirección fuera de Estados Unidos" },

    privacyRequestAnswer: { label: "Respuesta a una solicitud de privacidad", condition: "desde el día en que la recibimos" },
    enquiryAnswer: { label: "Respuesta a una consulta", condition: "desde que nos llega" },
    financialRecords: { label: "Conservación de registros financieros", condition: "después del viaje, o de la reserva si no lo hubo" },

    siteFlightServiceFee: { label: "Cargo por servicio, vuelos", condition: "reservados en el sitio" },
    siteHotelServiceFee: { label: "Cargo por servicio, hoteles", condition: "reservados en el sitio" },
    surcharge: { label: "Recargos", condition: "parte del costo del boleto, en vuelos que reserva un agente" },
    bookingFee: { label: "Cargo por reserva", condition: "reserva hecha por un agente" },
    processingFee: { label: "Cargo por gestión", condition: "boleto emitido por un agente" },
    phoneBookingFee: { label: "Cargo por reserva telefónica", condition: "reserva hecha por teléfono" },
    premiumCabinServiceFee: { label: "Cargo por servicio, clase ejecutiva y primera", condition: "reserva hecha por un agente" },
    highRiskCityServiceFee: { label: "Cargo por servicio, ciudades de alto riesgo", condition: "reserva hecha por un agente" },
    foreignOriginServiceFee: {
      label: "Cargo por servicio, vuelos desde el extranjero",
      condition: "con salida fuera de Estados Unidos y Canadá, reserva hecha por un agente",
    },
    bookingTypeServiceFee: {
      label: "Cargo por servicio de cada tipo de reserva",
      condition: "vuelo, hotel, auto o crucero, reserva hecha por un agente",
    },
    bookingTypeFeeRefundWindow: { label: "Devolución de ese cargo", condition: "desde la reserva; después no es reembolsable" },
    specialTripFee: {
      label: "Cargo por servicio adicional",
      condition: "paquetes de vacaciones, cabinas superiores, viajes con varias ciudades y reservas por el centro de atención",
    },

    cancellationFee: { label: "Cargo por cancelación", condition: SITE },
    cancellationWindow: { label: "Primer plazo para cancelar", condition: "desde la compra del boleto" },
    lowCostCancellationDomestic: {
      label: "Bajo costo o económica básica, nacional",
      condition: "cancelado dentro de las {policy.cancellationWindow} siguientes a la reserva",
    },
    lowCostCancellationInternational: {
      label: "Bajo costo o económica básica, internacional",
      condition: "cancelado dentro de las {policy.cancellationWindow} siguientes a la reserva",
    },
    exchangeNotice: { label: "Límite entre cambio anticipado y tardío", condition: "antes de la salida" },
    exchangeDomesticEarly: { label: "Cambio, vuelo nacional", condition: "más de {policy.exchangeNotice} antes de la salida" },
    exchangeDomesticLate: { label: "Cambio, vuelo nacional", condition: "dentro de los {policy.exchangeNotice} previos a la salida" },
    exchangeInternationalEarly: { label: "Cambio, vuelo internacional", condition: "más de {policy.exchangeNotice} antes de la salida" },
    exchangeInternationalLate: {
      label: "Cambio, vuelo internacional",
      condition: "dentro de los {policy.exchangeNotice} previos a la salida",
    },
    cancellationRefundTime: {
      label: "Parte de la aerolínea en un reembolso",
      condition: "desde la cancelación hasta que la aerolínea libera el dinero",
    },

    refundProcessingFee: { label: "Cargo por gestión de reembolso", condition: `${SITE}, si pide la devolución del dinero` },
    refundTime: { label: "Reembolso, de principio a fin", condition: "desde su solicitud hasta que el dinero está en su cuenta" },
    vacationProtectionRefundWindow: { label: "Devolución del seguro de protección de vacaciones", condition: "desde la compra" },

    postTicketingWindow: { label: "Primer plazo tras la emisión", condition: "desde que se emite el boleto o se reserva la habitación" },
    agentCancellationWithinDayDomestic: { label: "Cancelación de vuelo nacional", condition: FIRST_DAY },
    agentCancellationWithinDayInternational: { label: "Cancelación de vuelo internacional", condition: FIRST_DAY },
    agentCreditEconomy: { label: "Cancelación con crédito futuro, económica", condition: LATER },
    agentCreditBusinessOrFirst: { label: "Cancelación con crédito futuro, ejecutiva o primera", condition: LATER },
    agentRefundEconomyDomestic: { label: "Cancelación con reembolso, económica, nacional", condition: LATER },
    agentRefundEconomyInternational: { label: "Cancelación con reembolso, económica, internacional", condition: LATER },
    agentRefundBusinessOrFirstDomestic: { label: "Cancelación con reembolso, ejecutiva o primera, nacional", condition: LATER },
    agentRefundBusinessOrFirstInternational: { label: "Cancelación con reembolso, ejecutiva o primera, internacional", condition: LATER },
    agentExchangeNearEconomy: { label: "Cambio, plazo cercano, económica", condition: NEAR },
    agentExchangeNearBusinessOrFirst: { label: "Cambio, plazo cercano, ejecutiva o primera", condition: NEAR },
    agentExchangeLaterDomestic: { label: "Cambio posterior, nacional", condition: AFTER_NEAR },
    agentExchangeLaterInternational: { label: "Cambio posterior, internacional", condition: AFTER_NEAR },
    hotelCancellationWithinDayDomestic: {
      label: "Cancelación de hotel nacional",
      condition: "dentro de las {policy.postTicketingWindow} siguientes a la reserva",
    },
    hotelCancellationWithinDayInternational: {
      label: "Cancelación de hotel internacional",
      condition: "dentro de las {policy.postTicketingWindow} siguientes a la reserva",
    },
    hotelCancellationLaterDomestic: {
      label: "Cancelación de hotel nacional",
      condition: "pasadas {policy.postTicketingWindow} desde la reserva",
    },
    hotelCancellationLaterInternational: {
      label: "Cancelación de hotel internacional",
      condition: "pasadas {policy.postTicketingWindow} desde la reserva",
    },
  },
};
