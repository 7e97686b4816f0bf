import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/fare-disclosure-policy",
  title: "Información sobre tarifas: qué contiene el precio total",
  description:
    "Qué incluye y qué no incluye el total que mostramos en vuelos y hoteles, cómo se tratan el cargo por servicio, las monedas y el equipaje, y cuánto dura un precio.",
  h1: "Información sobre tarifas",
  validFrom: "2026-11-21",
  inShort: [
    "El número más grande de cada resultado es el total de todos los que viajan: tarifas, impuestos, cargos de las aerolíneas y nuestro propio cargo por servicio. Después no se agrega nada.",
    "El equipaje y los asientos que la tarifa no incluye, y lo que usted compre en el camino, no están en ese total. Cada resultado dice qué equipaje va incluido.",
    "Todas las tarifas de vuelos y hoteles de este sitio provienen de un modelo incorporado y son ilustrativas.",
  ],
  sections: [
    {
      heading: "Primero, el total",
      body: [
        "En Estados Unidos, la publicidad de boletos aéreos debe mostrar el precio completo que el cliente tiene que pagar. Nos parece que así debería ser en todas partes y también para los hoteles. Por eso {brand} muestra el total de todo su grupo, o de toda su estadía, antes de que usted elija, y el mismo total en la ficha, en los detalles, en el formulario y en el comprobante. Las cifras menores que lo acompañan, por viajero o por noche, son ese total repartido; nunca un precio más bajo como gancho.",
        "Antes de confirmar, el resumen de precio muestra cada línea de la que se compone el total. Si el total cambió desde que usted lo vio, la reserva se detiene, le muestra el anterior y el nuevo, y solo sigue si usted está de acuerdo. Hasta entonces no se cobra nada.",
      ],
    },
    {
      heading: "De qué se compone el total de un vuelo",
      body: [
        {
          table: {
            caption: "Líneas del resumen de precio de un vuelo",
            head: ["Línea", "Qué es"],
            rows: [
              [
                "Tarifa base",
                "El precio de los vuelos para un viajero, con los impuestos y los cargos de aerolíneas y aeropuertos, por el número de viajeros.",
              ],
              ["Cargo por servicio", "El nuestro, por una reserva hecha en este sitio; una sola vez por reserva, viajen cuantos viajen."],
              ["Cargo de plataforma", "Se muestra para que no falte nada. Es cero."],
              ["Total general", "La suma de estas líneas, y lo que se le pide a la tarjeta."],
            ],
          },
        },
        "Adultos, niños y bebés pagan la misma tarifa. Muchas aerolíneas dan rebajas a los niños y a los bebés que viajan en brazos; nuestras tarifas no, y el total cuenta completo a cada viajero. Un agente en el {phone} puede preguntar por la tarifa infantil de una aerolínea.",
        {
          policies: ["siteFlightServiceFee", "siteHotelServiceFee"],
          caption: "Nuestro propio cargo por una reserva en este sitio",
        },
        "El trabajo que un agente hace por usted por teléfono, y los cambios después de emitido un boleto, tienen sus propios cargos. El agente los dice antes de que usted pague. Están en [nuestros cargos por servicio](/our-service-fees) y en los [cargos posteriores a la emisión](/post-ticketing-service-fees), y ninguno se suma jamás a un total que el sitio ya le mostró.",
      ],
    },
    {
      heading: "Equipaje, asientos y otras cosas que no están incluidas",
      body: [
        "Cada vuelo dice cuántas piezas de mano y documentadas incluye la tarifa, si admite cambios y reembolsos, y cuánto cuestan. Una maleta documentada que no esté incluida se le compra a la aerolínea; el precio que mostramos es una estimación para la primera maleta, y **no** forma parte del total.",
        "Las listas, los calendarios y los mapas muestran la tarifa más baja de un vuelo. Si sus aerolíneas venden otras más caras que incluyen una maleta documentada, cambios o el reembolso, la página del vuelo las muestra todas una al lado de la otra, cada una con su total completo, antes de que usted llene nada.",
        "Tampoco se incluyen:",
        {
          list: [
            "los asientos elegidos de antemano, el espacio adicional para las piernas y el abordaje prioritario;",
            "el equipaje con exceso de peso o de tamaño, las piezas adicionales, el equipo deportivo y los animales en cabina;",
            "las comidas, bebidas, internet y entretenimiento que la aerolínea vende a bordo;",
            "los cambios y cancelaciones que usted pida;",
            "los pasaportes, visas, derechos de entrada e impuestos que un país cobra en el aeropuerto;",
            "el transporte desde y hacia los aeropuertos, y entre aeropuertos durante el viaje.",
          ],
        },
        "En un viaje con varias aerolíneas suelen valer para el equipaje las reglas de una de ellas durante todo el trayecto. Cómo saber cuál se explica en la [política de equipaje](/baggage-policy).",
      ],
    },
    {
      heading: "De qué se compone el total de un hotel",
      body: [
        "El total de una estadía contiene todas las habitaciones y todas las noches, los impuestos sobre ventas y hospedaje, la tasa municipal y cada cargo que nadie puede rechazar, como el cargo de resort o el cargo por instalaciones. El precio por noche es ese total repartido por igual entre las noches. Cuando una tarifa se paga en el hotel, al reservar solo se verifica su tarjeta, y la página en que reserva dice cuánto se paga ahora y cuánto allá; las dos partes suman el mismo total. El comprobante dice después que no cobramos nada y cuánto se paga en el hotel.",
        "No se incluyen los depósitos que el hotel devuelve (el resumen del precio los nombra bajo el total), el estacionamiento, el desayuno cuando la tarifa no lo nombra, los animales, el minibar y lo demás que usted decida usar. Cuánto cuesta cancelar, y hasta qué hora del reloj del hotel es gratis, figura junto a cada tarifa antes de reservar y después en el comprobante.",
      ],
    },
    {
      heading: "La moneda",
      body: [
        "La moneda de nuestras políticas y de todos sus cargos: {policy.policyCurrency}. Los precios del sitio se calculan en dólares estadounidenses y luego se convierten a la moneda que usted elige en el encabezado. Cada línea se convierte y se redondea una vez a dos decimales, y el total es la suma de las líneas que usted ve.",
        "Usamos tipos de cambio de referencia, redondeados y no instantáneos; su fecha figura al pie de cada página. Si no hay tipo de cambio para una moneda, los precios quedan en dólares estadounidenses y así se indica. Si su tarjeta está en una moneda distinta de la cobrada, su banco puede aplicar su propio tipo de cambio y sumar una comisión por operación en el extranjero. Nosotros no vemos esos montos ni recibimos nada de ellos.",
      ],
    },
    {
      heading: "Cuánto dura un precio",
      body: [
        "Un vuelo abierto desde los resultados conserva su tarifa durante 30 minutos después de la búsqueda, mientras queden asientos, para que usted escriba los nombres sin prisa. Las tarifas de hotel se conservan igual, pero no más allá de los plazos de sus propias condiciones. Pasado ese tiempo, el sitio consulta de nuevo el mismo vuelo o la misma habitación y muestra los dos totales, el anterior y el de ese momento; no se reserva nada hasta que usted acepte. Si ya no existe, el sitio le pide buscar otra vez. Los asientos y las habitaciones se toman solo cuando usted confirma, para que nadie bloquee lo que otra persona compraría.",
        "Los precios y la disponibilidad pueden cambiar sin aviso hasta que se emita su boleto, y hasta entonces ninguna aerolínea garantiza una tarifa. Si después de confirmar ya no se mantiene, le avisamos, y usted elige entre el precio nuevo y la devolución de todo su dinero.",
      ],
    },
    {
      heading: "Tarifas “desde” y descuentos",
      body: [
        "Una tarifa “desde” en la página de una ciudad o aerolínea es el total más bajo que nuestra propia búsqueda encontró para un viajero en los días que revisó, con la fecha en que se halló. Puede haber desaparecido cuando usted busque, porque corresponde a ciertos días y a cierto número de asientos.",
        "Un porcentaje en la ficha de un hotel es su propio descuento por estadía larga, ya restado. Las palabras “Ahorre hasta 15%” en los demás hoteles son generales y no cambian ningún precio. Las rebajas que damos nosotros están en la [política de descuentos](/discount-policy); qué pasa si usted halla el mismo viaje por menos, en la [promesa de igualar precios](/price-match-promise).",
      ],
    },
    {
      heading: "Vigilar un precio",
      body: [
        "Encima de los resultados de una búsqueda puede dejar un correo para que le avisemos cuando baje su total más bajo. Primero le enviamos un enlace; solo cuando usted confirma con él miramos, una vez al día, el total de la misma búsqueda para los mismos viajeros, con nuestro cargo incluido. Escribimos únicamente cuando está al menos un 1% y $1.00 por debajo del más bajo que le hayamos dicho, calculado en dólares estadounidenses para que el tipo de cambio no mueva nada, y nunca dos veces en 24 horas. Con un mismo correo se pueden vigilar 10 búsquedas. La vigilancia termina el día de la salida, cuando usted pulsa el enlace de cualquiera de sus mensajes o a las 48 horas sin confirmar, y con ella se borra el correo. El mensaje no promete una tarifa: la página muestra el total del momento en que la abre.",
      ],
    },
    {
      heading: "Qué más revela una tarifa",
      body: [
        {
          list: [
            "**Quién vuela.** Cuando opera el vuelo una aerolínea distinta de la del boleto, su nombre aparece al lado.",
            "**Las horas** son las locales de cada aeropuerto. Un “+1” significa que usted aterriza al día siguiente.",
            "**Las escalas y esperas** se cuentan y se nombran, con los minutos en tierra.",
            "**La cabina.** Si un tramo se vuela en una cabina inferior a la que usted eligió, el resultado dice cuál.",
            "**El dióxido de carbono** es una estimación por viajero.",
          ],
        },
      ],
    },
    {
      heading: "Estas tarifas son ilustrativas",
      body: [
        "Las tarifas de vuelos y hoteles y las condiciones que muestra el sitio las produce un modelo. No son la oferta de ninguna aerolínea ni de ningún hotel, y mientras los pagos pasen por una pasarela de pruebas, confirmar una reserva no le cobra a nadie ni emite boletos. El [descargo de responsabilidad](/disclaimer) lo explica completo. La manera de mostrar y sumar los totales es la misma que en ventas reales, y la sostenemos.",
        "Si le parece que un precio de este sitio omite algo, díganoslo a {email} o en [la página de contacto](/contact-us). Lo tratamos como una falla.",
      ],
    },
  ],
} satisfies LegalPage;
