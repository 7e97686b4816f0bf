import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/terms-and-conditions",
  title: "Términos y condiciones para buscar y reservar con nosotros",
  description:
    "El acuerdo entre usted y la agencia: quién puede reservar, precios y pagos, boletos, cambios, reembolsos, responsabilidad y desacuerdos, en palabras claras.",
  h1: "Términos y condiciones",
  validFrom: "2026-11-21",
  inShort: [
    "{brand} es una agencia de viajes independiente. Gestionamos su contrato con la aerolínea o el hotel; al viaje se le aplican las condiciones de ellos, a nuestro servicio las nuestras.",
    "Para reservar hay que tener al menos {policy.minimumAge}, dar cada nombre como está en el pasaporte y no pasar de {policy.maxTicketsPerTransaction} por transacción. Usted ve el precio completo antes de pagar.",
    "Por ahora este sitio vende a partir de un modelo incorporado y con una pasarela de pruebas: mientras la confirmación lo diga, no se mueve dinero ni se emite ningún boleto.",
  ],
  sections: [
    {
      heading: "Quiénes somos y cómo nace este acuerdo",
      body: [
        "“Nosotros” y “{brand}” es la agencia de viajes que maneja este sitio, {office}, {email}, {phone}. “Usted” es quien usa el sitio o reserva, también para otros. Al confirmar una reserva, en el sitio o por teléfono, usted acepta estos términos por sí y por todas las personas para quienes reserva, y declara que ellas están de acuerdo. A quien solo mira se le aplica únicamente lo que aquí se dice del uso del sitio.",
        "Las páginas de políticas enlazadas desde esta forman parte del acuerdo. Si una regla especial de ellas contradice una general de aquí, vale la especial.",
      ],
    },
    {
      heading: "Qué se puede reservar hoy aquí",
      body: [
        "Los horarios, las tarifas y los hoteles del buscador son ilustrativos, y la pasarela de tarjetas es de pruebas. Una reserva tras la cual la página dice que el pago fue de prueba es un ensayo: no es una venta, no da derecho a un asiento ni a una habitación, y no cuesta nada. Los cargos y plazos de abajo valen para reservas reales, como las que un agente hace por usted. El [descargo de responsabilidad](/disclaimer) dice más.",
      ],
    },
    {
      heading: "Lo que nos toca a nosotros, a las aerolíneas y a los hoteles",
      body: [
        "Nosotros buscamos, aconsejamos, reservamos, emitimos documentos y ayudamos después. El contrato de transporte es entre el pasajero y la aerolínea; el de la habitación, entre el huésped y el hotel. Las condiciones de transporte de la aerolínea y las reglas de la tarifa, y las condiciones del hotel para su tarifa, son parte de lo que usted compra. Las principales figuran junto al precio; las demás se las lee un agente si lo pide.",
        "Una aerolínea puede cambiar vuelos, aviones y horas. Pasamos esos cambios al contacto de la reserva. Los vuelos de un boleto se usan en su orden: si usted falta a uno sin avisar, la aerolínea por lo general cancela los demás sin reembolso.",
      ],
    },
    {
      heading: "Quién puede reservar y para quién",
      body: [
        {
          policies: ["minimumAge", "accompaniedUnderAge", "adultPriceAge", "maxTicketsPerTransaction"],
          caption: "Edades, y boletos por transacción",
        },
        "Quien reserva tiene al menos {policy.minimumAge} y capacidad para contratar. Los menores de {policy.accompaniedUnderAge} viajan con un adulto; no reservamos para niños que vuelan solos. Desde los {policy.adultPriceAge}, un viajero paga la tarifa de adulto. Las edades cuentan el día de la salida, pero un bebé es menor de dos años todos los días del viaje: quien los cumple antes del último vuelo se reserva como niño, con asiento en todos los tramos. Un hotel puede exigir más edad al huésped principal; el sitio lo dice de antemano.",
        "Para más de {policy.maxTicketsPerTransaction}, llámenos. Partir un grupo en varias transacciones puede dejarlo con tarifas distintas.",
      ],
    },
    {
      heading: "Lo que necesitamos de usted",
      body: [
        {
          list: [
            "Nombres y fechas de nacimiento exactamente como en los pasaportes. Un boleto no se puede traspasar a otra persona.",
            "Un teléfono y un correo electrónico que funcionen. Sin ellos no se puede asegurar una reserva.",
            "Una tarjeta que usted pueda usar, con el consentimiento de su titular.",
            "Otros documentos, si los pedimos nosotros, el banco o la aerolínea, en el plazo que indica la [política de entrega](/fulfillment-policy).",
          ],
        },
        "Por favor, revise el resumen antes de confirmar y el boleto cuando llegue. Nuestros errores los corregimos a nuestro costo. Los errores en lo que usted nos dio se corrigen hasta donde la aerolínea o el hotel lo permitan. Por la nota que corrige un nombre mal escrito no cobramos nada; si hay que cambiar el boleto, valen los cargos de la [política de cancelación](/cancellation-policy) para una reserva del sitio y los [cargos posteriores a la emisión](/post-ticketing-service-fees) para la de un agente.",
      ],
    },
    {
      heading: "Precios, cargos y moneda",
      body: [
        "El precio es el total que usted ve antes de confirmar. En este sitio contiene nuestro cargo por servicio, y después no se agrega nada. En reservas por teléfono, el agente dice la tarifa, los impuestos, los recargos y nuestros cargos antes de que usted pague; todos están en [nuestros cargos por servicio](/our-service-fees). Qué contiene un total, y qué cobran además las aerolíneas y los hoteles, está en la [información sobre tarifas](/fare-disclosure-policy).",
        "Los cargos y límites de nuestras políticas se expresan en esta moneda: {policy.policyCurrency}. Hasta que se emite un boleto, una aerolínea puede cambiar su precio; entonces le preguntamos antes de seguir. Un error evidente, como unos pocos dólares por cruzar un océano, no obliga a ninguna de las partes: le avisamos pronto y devolvemos lo pagado.",
      ],
    },
    {
      heading: "El pago",
      body: [
        "El cobro a la tarjeta se hace cuando la reserva se confirma, salvo que la tarifa se pague en el hotel; en ese caso solo se verifica. No guardamos números de tarjeta ni códigos de seguridad. Si un pago se rechaza, no hay reserva y no se cobra nada. El mismo formulario enviado dos veces reserva y cobra una sola vez.",
        "Usar una tarjeta ajena sin consentimiento es un delito. Podemos verificar un pago, pedir comprobantes y cancelar una reserva cuyo pago sea dudoso; si lo hacemos, se lo decimos.",
      ],
    },
    {
      heading: "Confirmación y boletos",
      body: [
        "Una reserva existe cuando usted tiene su número y la indicación de que está confirmada. También se lo decimos por correo. El boleto viene después, de la aerolínea. Cuánto tarda, y qué pasa si no se logra, está en la [política de entrega](/fulfillment-policy).",
      ],
    },
    {
      heading: "Cambios, cancelaciones y reembolsos",
      body: [
        "Si una reserva se puede cambiar o devolver lo decide su tarifa; las condiciones figuran junto al precio. Lo que cobramos por ese trabajo está en la [política de cancelación](/cancellation-policy), y en los cargos posteriores a la emisión para lo que reservó un agente. Una reserva completa hecha en el sitio se puede cancelar en [Administrar reserva](/manage-booking), que muestra antes los montos. Pregunte antes de la salida: después de un vuelo perdido, muchas veces ya no queda nada que cambiar.",
        "Emitimos el reembolso a la tarjeta que pagó; el plazo es {policy.refundIssueTime}. Vale para nuestra propia parte y empieza cuando la aerolínea o el hotel nos ha liberado el dinero. Ellos toman su tiempo antes, y su banco después; la [política de reembolsos](/refund-policy) y la de cancelación dicen cuánto puede durar el camino entero. Donde la ley fija un plazo más corto, vale ese.",
        { policies: ["refundIssueTime"], caption: "Nuestra propia parte de un reembolso" },
      ],
    },
    {
      heading: "Pasaportes, visas, salud y equipaje",
      body: [
        "Usted responde por tener documentos válidos para cada país al que entra o por el que pasa, y por cumplir lo que las aerolíneas y autoridades piden en materia de salud y seguridad. A quien se le niega el paso por falta de un documento no le corresponde un reembolso de nuestra parte. El equipaje sigue las reglas de la aerolínea, que la [política de equipaje](/baggage-policy) ayuda a encontrar. Un seguro de viaje es sensato; no vendemos ninguno sin decirle sus condiciones y su plazo de devolución.",
      ],
    },
    {
      heading: "Uso leal del sitio",
      body: [
        "Busque y reserve viajes que piense hacer. No haga reservas falsas, no bloquee asientos, no intente llegar a las reservas de otros, no envíe programas que agobien al servidor ni copie las listas en masa para venderlas. Podemos negar el servicio a quien lo haga. El programa del sitio es de código abierto con licencia Apache 2.0 y puede usarse según ella; nuestro nombre, textos y dibujos no pueden usarse para hacerse pasar por nosotros.",
      ],
    },
    {
      heading: "De qué respondemos",
      body: [
        "Respondemos por elegir, reservar e informar con el cuidado de una buena agencia. No respondemos por lo que hagan o dejen de hacer aerolíneas, hoteles, aeropuertos, autoridades o bancos, ni por el clima, las huelgas, la guerra, las epidemias y otros hechos que aquí nadie controla. Hasta donde la ley lo permite, nuestra responsabilidad por una reserva se limita a lo que usted nos pagó por ella, incluido el cargo por servicio, y no abarca ganancias perdidas ni vacaciones frustradas.",
        "Nada de esto limita la responsabilidad por dolo, culpa grave o daños a la vida y la salud, ni los derechos irrenunciables que la ley da a consumidores y pasajeros. Los derechos de los pasajeros frente a las aerolíneas quedan intactos, y le ayudamos a usarlos.",
      ],
    },
    {
      heading: "Si no estamos de acuerdo",
      body: [
        "Díganoslo primero: {email}, con el número de reserva y lo que espera. Entonces ambos intentamos durante {policy.disputeNegotiation} resolverlo conversando, antes de que cualquiera acuda a un tribunal o a un arbitraje, salvo que entretanto venza un plazo legal. Le pedimos hacerlo también antes de disputar un cargo ante su banco; su derecho a disputarlo queda intacto. La mayoría de los errores se arreglan con una llamada.",
        "Se aplica la ley del estado donde está nuestra oficina, y deciden sus tribunales. Los consumidores pueden acudir también a los tribunales del lugar donde viven cuando la ley les da ese derecho, y conservan la protección de su propia ley.",
        { policies: ["disputeNegotiation", "policyChangeNotice"], caption: "Tiempo para conversar y aviso de cambios" },
      ],
    },
    {
      heading: "Cambios en estos términos",
      body: [
        "Avisamos de los cambios con {policy.policyChangeNotice} de anticipación en esta página, con el día desde el que valen. Para una reserva cuenta el texto vigente cuando se hizo. Si una cláusula resulta nula, las demás se mantienen.",
      ],
    },
    {
      heading: "Idioma y contacto",
      body: [
        "Estos términos existen en inglés y en español y dicen lo mismo. Si difieren, cuenta el idioma en el que usted reservó. Cómo tratamos los datos personales está en la [política de privacidad](/privacy-policy). Los agentes atienden en el {phone}, de día y de noche, en ambos idiomas, y los mensajes nos llegan por [la página de contacto](/contact-us).",
        { policies: ["policyCurrency"], caption: "Moneda de todos los cargos y límites" },
      ],
    },
  ],
} satisfies LegalPage;
