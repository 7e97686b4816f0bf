import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/cancellation-policy",
  title: "Política de cancelación: cancelar o cambiar un boleto",
  description:
    "Cuánto cuesta cancelar o cambiar un vuelo reservado en este sitio, qué retiene la aerolínea, qué dice de verdad la regla de las 24 horas y cómo pedirlo.",
  h1: "Política de cancelación",
  validFrom: "2026-11-21",
  inShort: [
    "Primero mandan las reglas de su tarifa: deciden si el boleto se puede cancelar o cambiar y cuánto retiene la aerolínea.",
    "Por nuestro trabajo en una cancelación cobramos {policy.cancellationFee}. Los boletos de bajo costo o de económica básica cancelados en las primeras {policy.cancellationWindow} tienen un cargo propio, y el precio de un cambio depende de cuánto falta para la salida.",
    "Cancele en [su reserva](/manage-booking), llame al {phone} o escriba a {email} antes de que salga el vuelo. Después de la salida, la mayoría de los boletos ya no vale nada.",
  ],
  sections: [
    {
      heading: "De qué trata esta página",
      body: [
        "{brand} es una agencia de viajes. No somos la aerolínea: ella hace el transporte, redacta las reglas de la tarifa y decide cuánto vale un boleto que se devuelve. Nosotros vendemos el boleto, le llevamos su pedido a la aerolínea y le entregamos a usted lo que ella conceda.",
        "Aquí hablamos de los vuelos que usted reservó por su cuenta en este sitio. Si la reserva la hizo un agente por teléfono, su trabajo posterior se cobra según [los cargos posteriores a la emisión](/post-ticketing-service-fees). Las dos listas son distintas, y a un boleto se le aplica una sola de ellas, nunca ambas. Lo que pasa después con el dinero está en [nuestra política de reembolsos](/refund-policy).",
        "Una cancelación termina el viaje, o la parte de uno de los viajeros. Un cambio conserva el boleto y lo pasa a otras fechas, otros vuelos u otra ruta que la tarifa permita. Poner otro nombre no es ni lo uno ni lo otro: las aerolíneas corrigen un nombre mal escrito, pero no traspasan un boleto a otra persona.",
      ],
    },
    {
      heading: "Las reglas de la aerolínea van primero",
      body: [
        "Cada vuelo de nuestros resultados muestra dos condiciones antes del pago: cuánto cobra la aerolínea por un cambio y cuánto por un reembolso, o que no permite ninguno de los dos. Aparecen otra vez en la página de reserva, en la que trae su número de reserva, en [Administrar reserva](/manage-booking) y en la confirmación que le enviamos por correo. Nuestros cargos se suman a esos montos y no vuelven reembolsable una tarifa que no lo es.",
        "Si cambia a un vuelo más caro, también se paga la diferencia de tarifa. Si el nuevo vuelo es más barato, la aerolínea decide si el resto queda como crédito, se devuelve o se pierde.",
      ],
    },
    {
      heading: "Lo que cobramos por una cancelación",
      body: [
        {
          policies: ["cancellationFee", "lowCostCancellationDomestic", "lowCostCancellationInternational"],
          caption: "Nuestros cargos por cancelar un boleto reservado en el sitio",
        },
        "La segunda y la tercera línea reemplazan a la primera; no se suman a ella. Las aerolíneas de bajo costo y las tarifas de económica básica suelen estar cerradas a las herramientas normales de una agencia, así que la parte de cada viajero se anula una por una con la aerolínea; por eso se cuentan por pasajero. Pasadas las {policy.cancellationWindow}, un boleto así paga lo mismo que cualquier otro, siempre que su tarifa permita cancelarlo.",
        "Nacional quiere decir que todos los vuelos del boleto quedan dentro de Estados Unidos y sus territorios. Basta un vuelo al exterior para que el boleto sea internacional.",
        "Si además de dejar los asientos pide que le devuelvan el dinero, el trabajo de reclamarlo a la aerolínea se cobra aparte: {policy.refundProcessingFee}. [La política de reembolsos](/refund-policy) explica ese cargo.",
      ],
    },
    {
      heading: "Lo que cobramos por un cambio",
      body: [
        {
          policies: ["exchangeDomesticEarly", "exchangeDomesticLate", "exchangeInternationalEarly", "exchangeInternationalLate"],
          caption: "Nuestros cargos por cambiar un boleto reservado en el sitio",
        },
        "Los días se cuentan hacia atrás desde la salida del primer vuelo aún no utilizado, con el reloj del aeropuerto de donde parte. Vale el momento en que usted nos avisa, no aquel en que contesta la aerolínea. Donde la tabla dice “hasta”, el agente le indica el cargo exacto antes de que usted acepte; puede ser menor si la aerolínea deja reemitir el boleto sin calcularlo todo de nuevo.",
      ],
    },
    {
      heading: "La regla de las 24 horas, sin adornos",
      body: [
        "El Departamento de Transporte de Estados Unidos tiene una norma, la 14 CFR 259.5, que muchos conocen como “cancelación gratis por un día”. Obliga a las aerolíneas: en vuelos hacia, desde o dentro de Estados Unidos reservados al menos una semana antes de la salida, la aerolínea debe mantener la tarifa un día sin cobrar, o permitir que el cliente cancele durante un día sin penalidad.",
        "La norma habla de reservas hechas con la propia aerolínea. No obliga a las agencias de viajes y, por lo tanto, no le da un derecho frente a nosotros. Muchas aerolíneas extienden la misma cortesía a los boletos vendidos por agencias. Cuando la suya lo hace, no retiene nada y nosotros se lo trasladamos entero; nuestro propio cargo por cancelación sigue en pie. Si para usted es más importante ese primer día gratis que comparar aerolíneas en un solo lugar, lo más seguro es reservar directamente con la aerolínea; preferimos decirlo aquí y no que lo descubra después.",
      ],
    },
    {
      heading: "Cómo pedirlo",
      body: [
        "Una reserva completa se puede cancelar en el sitio hasta que salga el primer vuelo o comience la estadía, y una habitación también mientras su tarifa lo permita gratis: abra [su reserva](/manage-booking) con su número y su correo electrónico. Antes de que pase nada verá cada monto con su regla, y lo que queda para usted; acepta, o conserva la reserva. Para un cambio, o para la parte de una sola persona, alguien debe leer antes las reglas de la tarifa. Se hace así:",
        {
          steps: [
            "Llame al {phone} a cualquier hora o escriba a {email}. Indique el número de reserva, los viajeros de que se trata y si quiere cancelar o cambiar.",
            "El agente lee la regla de su tarifa y le dice tres montos: lo que retiene la aerolínea, lo que cobramos nosotros y lo que queda para usted, en dinero o en crédito.",
            "Usted acepta, o conserva el boleto. Nada se cancela ni se cobra antes de que diga que sí.",
            "El resultado le llega por correo electrónico. Guárdelo hasta haber recibido el reembolso o usado el crédito.",
          ],
        },
        "Si falta menos de un día para la salida, llame, por favor: un mensaje puede leerse demasiado tarde. La cancelación cuenta desde que usted nos localiza, siempre que el vuelo no se haya cerrado.",
      ],
    },
    {
      heading: "Si la aerolínea cancela o modifica el vuelo",
      body: [
        "Cuando la aerolínea cancela su vuelo o lo modifica de forma significativa, y usted no acepta el vuelo nuevo ni un crédito, la ley de Estados Unidos le da derecho a recuperar el dinero de lo no volado, incluso con una tarifa no reembolsable (49 U.S.C. 42305 y 14 CFR parte 260). Eso no es una cancelación suya, y los cargos de las tablas anteriores no se aplican. Llámenos antes de aceptar nada, porque al aceptar el vuelo nuevo ese derecho suele terminar. En vuelos desde la Unión Europea o el Reino Unido puede haber además una compensación, que se pide a la aerolínea.",
      ],
    },
    {
      heading: "Hoteles, vuelos perdidos y otros límites",
      body: [
        {
          list: [
            "Una habitación reservada en el sitio sigue los plazos de su propia tarifa: hasta cuándo es gratis cancelarla y cuánto cuesta después. Se muestran antes del pago y otra vez en la página con su número de reserva. No agregamos nada.",
            "Si pierde un vuelo sin haber avisado, lo normal es que la aerolínea anule todos los vuelos siguientes del mismo boleto, y la mayoría de las tarifas pierde su valor. Llame en cuanto lo sepa.",
            "De un boleto usado en parte solo se puede cancelar el resto, que suele valer menos que su porción del precio.",
            "Por enfermedad, por una muerte en la familia o por una orden militar, las aerolíneas a veces renuncian a sus cargos si se presenta un documento. Lo pedimos por usted; no podemos prometer la respuesta.",
            "El cargo por servicio de la reserva paga un trabajo ya hecho y no se devuelve una vez confirmada la reserva.",
          ],
        },
      ],
    },
    {
      heading: "Cuánto tarda",
      body: [
        "Desde la cancelación hasta que la aerolínea libera el dinero transcurren {policy.cancellationRefundTime}. Es solo la parte de la aerolínea. El camino entero, desde su solicitud hasta que el monto figura en su estado de cuenta, se describe en [nuestra política de reembolsos](/refund-policy) y es más largo: {policy.refundTime}. [Los términos y condiciones](/terms-and-conditions) mencionan un tercer plazo, {policy.refundIssueTime}: es nuestro propio paso, desde el pago de la aerolínea hasta que emitimos el reembolso. Donde la ley fija un plazo más corto, vale el de la ley.",
      ],
    },
    {
      heading: "Dos ejemplos",
      body: [
        "**Dos boletos nacionales en económica normal, cancelados un mes antes, con devolución del dinero.** La aerolínea retiene por cada viajero el cargo por reembolso que se mostró junto al vuelo. Nosotros cobramos {policy.cancellationFee} y, por reclamar el dinero, {policy.refundProcessingFee}, cada uno dos veces. Si con eso queda poco o nada, el agente lo dice primero, y un crédito con la aerolínea puede convenirle más.",
        "**Un boleto internacional que se pasa a otro día.** Pedido con tiempo, nuestro cargo es de {policy.exchangeInternationalEarly}. Pedido dentro de los {policy.exchangeNotice} previos a la salida, es de {policy.exchangeInternationalLate}. En ambos casos se suman el cargo por cambio de la aerolínea y la diferencia de tarifa, si la hay.",
      ],
    },
    {
      heading: "Preguntas y quejas",
      body: [
        "Llame al {phone} o escriba a {email}; nuestra dirección es {office}. Si cree que aplicamos mal esta página, envíenos el número de reserva y lo que esperaba: lo revisará una persona distinta de la que atendió el caso. No cambiamos estos cargos para una reserva ya hecha: para su boleto vale el texto publicado aquí el día en que pagó.",
      ],
    },
  ],
} satisfies LegalPage;
