import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/price-match-promise",
  title: "Promesa de igualar precios: le devolvemos la diferencia",
  description:
    "Si poco después de reservar encuentra los mismos vuelos a un precio total menor, le devolvemos la diferencia. Qué se considera igual y cómo se reclama.",
  h1: "Promesa de igualar precios",
  validFrom: "2026-11-21",
  inShort: [
    "Si dentro de las {policy.priceMatchWindow} siguientes a su reserva encuentra un precio menor, con todo incluido, para el mismo itinerario, lo igualamos y le devolvemos la diferencia.",
    "Los dos precios se comparan enteros: tarifas, impuestos, cargos de las aerolíneas y todo cargo obligatorio, también el nuestro.",
    "Llame al {phone} mientras el precio menor siga a la vista. Pedirlo no cuesta nada, y del reembolso no se descuenta nada.",
  ],
  sections: [
    {
      heading: "La promesa",
      body: [
        "Usted reservó un vuelo con {brand}, en este sitio o con un agente. Dentro de las {policy.priceMatchWindow} siguientes encuentra el viaje idéntico por menos dinero en otra parte. Muéstrenoslo y le pagamos la diferencia entre los dos totales, a la tarjeta con la que pagó. Su boleto queda como está: conserva sus asientos y su confirmación, y no se cancela ni se vuelve a reservar nada.",
        "Podemos prometerlo aunque somos una agencia y no la aerolínea, porque la diferencia la pagamos nosotros. La tarifa de la aerolínea no cambia.",
      ],
    },
    {
      heading: "Qué se compara",
      body: [
        { policies: ["priceMatchWindow"], caption: "De cuánto tiempo dispone" },
        "El reloj empieza cuando la reserva queda confirmada y se detiene cuando nos llega su reclamo, no cuando terminamos de revisarlo. “Con todo incluido” es el último monto antes de que un comprador presione el botón de pagar: con impuestos, con los cargos del vendedor por servicio y por pago, para todos los viajeros, en la misma moneda o convertido al tipo de cambio del día. Una tarifa menor a la que al final se agrega un cargo mayor no es un precio menor.",
        "De nuestro lado se compara el total general de su reserva. En el sitio contiene un solo cargo nuestro, {policy.siteFlightServiceFee}. En una reserva por teléfono es el monto único que dijo el agente, con los cargos que figuran en [nuestros cargos por servicio](/our-service-fees).",
      ],
    },
    {
      heading: "Qué significa “el mismo itinerario”",
      body: [
        {
          list: [
            "los mismos vuelos, por aerolínea, número y fecha, en ambos sentidos;",
            "la misma cabina en cada uno y el mismo tipo de tarifa: un boleto de económica básica no es igual a uno que se puede cambiar;",
            "el mismo equipaje incluido y las mismas reglas de cambio y reembolso;",
            "los mismos viajeros: igual número de adultos, niños y bebés;",
            "la misma forma de compra: un boleto comparado con un boleto, no con dos que usted enlaza por su cuenta y riesgo.",
          ],
        },
        "Un vuelo una hora después, otro aeropuerto de la misma ciudad o una escala más hacen que sea otro viaje, aunque a usted le hubiera servido igual.",
      ],
    },
    {
      heading: "Dónde debe estar el precio menor",
      body: [
        "Tiene que estar abierto a cualquier persona en Estados Unidos o en el país donde reservó, en el sitio de una aerolínea o de una agencia de viajes autorizada, y seguir a la venta cuando lo miremos. No igualamos:",
        {
          list: [
            "precios para socios, empleados, estudiantes, militares u otros grupos que deben acreditarse, salvo que su reserva con nosotros también fuera una tarifa así;",
            "precios que piden un código, puntos, millas, cierta tarjeta bancaria o una suscripción;",
            "paquetes en que el vuelo se vende con una habitación o un auto;",
            "ventas que ocultan la aerolínea o el vuelo hasta después del pago, subastas y contratos de grupo o de chárter;",
            "errores evidentes, que las aerolíneas suelen anular;",
            "ofertas de particulares, e imágenes o correos de un precio que ya no se encuentra.",
          ],
        },
        "La promesa habla de vuelos. Una habitación de hotel no es un itinerario: el régimen de comidas, la vista y las condiciones de cancelación hacen difícil comparar dos; si ve una tarifa mejor para la que quiere, llame antes de reservar y le diremos con franqueza si podemos acercarnos.",
      ],
    },
    {
      heading: "Cómo se reclama",
      body: [
        {
          steps: [
            "No cancele nada. Una reserva cancelada ya no se puede igualar, y se aplicarían [los cargos por cancelación](/cancellation-policy).",
            "Llame al {phone}, de día o de noche, o escriba a {email} con su número de reserva, la dirección de la página con el precio menor y una imagen de su último paso antes del pago.",
            "Un agente abre la misma página con usted, o poco después de su mensaje, escribe el mismo viaje y compara los totales, línea por línea si hace falta.",
            "Le decimos el resultado en el momento, por teléfono, o por correo electrónico. Si es que sí, indicamos el monto; si es que no, cuál de las condiciones anteriores no se cumple.",
            "Devolvemos la diferencia y lo confirmamos por escrito.",
          ],
        },
        "Por cada reserva se puede presentar un reclamo. Una reserva de varios viajeros se compara entera.",
      ],
    },
    {
      heading: "Cómo y cuándo se le paga",
      body: [
        "La diferencia vuelve a la tarjeta o cuenta que pagó, en la moneda que se cobró. Es dinero nuestro, así que ninguna aerolínea tiene que aprobarlo, y no se aplican ni el cargo por gestión ni los plazos largos de [nuestra política de reembolsos](/refund-policy): esos hablan de boletos que se devuelven. La emitimos en el plazo que [los términos y condiciones](/terms-and-conditions) fijan para nuestra propia parte de cualquier reembolso, {policy.refundIssueTime}; después su banco necesita sus días habituales.",
        "Si más adelante cancela el viaje, el reembolso se calcula sobre lo que pagó al final, es decir, con la diferencia ya restada.",
      ],
    },
    {
      heading: "Ejemplos",
      body: [
        "**La misma tarifa sin nuestro cargo.** Una aerolínea vende sus vuelos exactamente por la tarifa que cobramos y no agrega nada. Nuestro total era mayor por el cargo por servicio, de modo que la diferencia es ese cargo, {policy.siteFlightServiceFee}, y se lo devolvemos.",
        "**Una tarifa menor con un cargo mayor.** Otra agencia muestra una tarifa más baja que la nuestra. En la última página aparecen un cargo por reserva y otro por pago, y su total supera al nuestro. No hay nada que devolver.",
        "**Un boleto más barato de otro tipo.** Los mismos vuelos cuestan menos en económica básica y usted compró económica normal con maleta. Es otro producto. Si lo prefiere, pregunte a un agente cuánto costaría el cambio antes de decidir.",
        "**Encontrado demasiado tarde.** Ve el precio menor dos días después de reservar. Las tarifas se mueven todo el tiempo, también las nuestras, y la promesa terminó con sus {policy.priceMatchWindow}. Mientras duran, vale la pena mirar una vez más.",
      ],
    },
    {
      heading: "Límites de la promesa",
      body: [
        "Devolvemos como máximo lo que usted nos pagó, y no pagamos dos veces: si la aerolínea le dio un crédito por la misma baja de precio, se tiene en cuenta. Quien compra muchos boletos para revenderlos no puede usar la promesa. Termina cuando sale el primer vuelo, aunque el plazo no haya pasado. Nada en ella le quita un derecho que tenga por ley o frente a la aerolínea.",
        "Habla de reservas que de verdad se pagaron. Las tarifas que se muestran en este sitio son ilustrativas, y mientras sus pagos pasen por una pasarela de pruebas no se le cobra a nadie, así que no hay nada que igualar ni devolver; [el descargo de responsabilidad](/disclaimer) lo explica mejor.",
        "La promesa no es un descuento ni necesita código; qué rebajas hay está en [la política de descuentos](/discount-policy). Si la cambiamos, lo decimos aquí {policy.policyChangeNotice} antes, y cada reserva conserva la promesa de su día.",
      ],
    },
    {
      heading: "Contacto",
      body: [
        "Reclamos de precio: {phone} o {email}, en español o en inglés. Las cartas a {office} también se leen, pero difícilmente llegarán a tiempo. Si cree que se rechazó mal un reclamo, pida que lo mire otra persona; las imágenes que envió se guardan con la reserva.",
      ],
    },
  ],
} satisfies LegalPage;
