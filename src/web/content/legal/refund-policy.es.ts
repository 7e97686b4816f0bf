import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/refund-policy",
  title: "Política de reembolsos: qué se devuelve, cuándo y a quién",
  description:
    "Qué boletos y habitaciones se reembolsan, cuánto cobramos por reclamar el dinero, cuánto dura cada paso y qué le da la ley si la aerolínea cancela.",
  h1: "Política de reembolsos",
  validFrom: "2026-11-21",
  inShort: [
    "Un reembolso es dinero de la aerolínea o del hotel. Nosotros lo reclamamos por usted y lo devolvemos a la tarjeta con la que pagó.",
    "Desde su solicitud hasta que el monto figura en su estado de cuenta, calcule {policy.refundTime}.",
    "Por reclamar el reembolso de un boleto reservado en el sitio cobramos {policy.refundProcessingFee}. Si no pudimos emitir su boleto, se devuelve todo, incluido nuestro propio cargo.",
  ],
  sections: [
    {
      heading: "Nuestro papel en un reembolso",
      body: [
        "{brand} es una agencia de viajes independiente. El contrato de transporte es entre usted y la aerolínea; el de hospedaje, entre usted y el hotel. Que se devuelva algo o no está escrito en la tarifa que usted eligió; no podemos conceder lo que ella no concede. Lo que sí podemos hacer es leer bien la regla, presentar el reclamo, insistir y entregarle el dinero sin quedarnos con más de lo que dice esta página.",
        "Aquí se habla del dinero. Cómo se cancela o se cambia un boleto, y cuánto cuesta hacerlo, está en [nuestra política de cancelación](/cancellation-policy).",
      ],
    },
    {
      heading: "Qué se devuelve",
      body: [
        {
          list: [
            "**Tarifas reembolsables**: el precio, menos el cargo por reembolso que se mostró junto al vuelo antes del pago.",
            "**Tarifas no reembolsables**: de la tarifa, nada. Algunos impuestos y tasas de aeropuerto que solo se deben cuando alguien vuela se pueden reclamar; en un boleto barato quizá sumen menos que el cargo por reclamarlos, y el agente se lo dirá.",
            "**Habitaciones de hotel**: lo que dejan los plazos de la tarifa el día en que cancela. La página con su número de reserva los enumera con sus horas.",
            "**Extras comprados a la aerolínea**, como un asiento o una maleta: según sus propias reglas; si el vuelo no se opera, se devuelven.",
            "**Nuestro cargo por servicio** de una reserva en el sitio: no se devuelve una vez confirmada la reserva, porque el trabajo que paga ya está hecho.",
          ],
        },
        "Si un agente reservó para usted por teléfono, el cargo por servicio de cada tipo de reserva, {policy.bookingTypeServiceFee}, se devuelve dentro de las {policy.bookingTypeFeeRefundWindow} siguientes y después ya no. Vea [nuestros cargos por servicio](/our-service-fees).",
      ],
    },
    {
      heading: "Lo que cobramos por el trabajo",
      body: [
        { policies: ["refundProcessingFee"], caption: "Nuestro cargo por reclamar un reembolso" },
        "Se descuenta del reembolso, de modo que usted nunca tiene que enviarnos dinero para recibir dinero, y solo se cobra si el reclamo prospera. Va junto al cargo por cancelación, que paga la tarea de anular el boleto en el sistema de la aerolínea: quien deja un boleto a cambio de un crédito de la aerolínea paga solo la cancelación; quien lo deja a cambio de dinero paga los dos. A un boleto que un agente reservó por teléfono se le aplica [la lista de cargos posteriores a la emisión](/post-ticketing-service-fees), donde ambas tareas son un solo monto; entonces no se cobra el cargo de esta página.",
      ],
    },
    {
      heading: "Cuando la aerolínea no vuela lo que vendió",
      body: [
        "Si la aerolínea cancela el vuelo o lo modifica de forma significativa, y usted no acepta otro vuelo, un vale ni un crédito, se le debe el reembolso de lo no volado, diga lo que diga la tarifa. La ley es 49 U.S.C. 42305, con las normas del Departamento de Transporte en 14 CFR parte 260, que también dicen qué es significativo y en cuántos días debe enviarse el dinero. Valen para vuelos hacia, desde y dentro de Estados Unidos.",
        "Esos plazos son más cortos que los de esta página y van primero. Si fuimos nosotros quienes hicimos el cobro a su tarjeta, el deber de pagar es nuestro en cuanto la aerolínea confirma que el vuelo se canceló o se modificó. De un reembolso así no descontamos ningún cargo por la cancelación ni por el reclamo; solo conservamos el cargo por servicio de la reserva misma, donde la ley permite a una agencia conservarlo.",
        "La misma ley cubre la maleta documentada que llega con demasiado retraso y el servicio que usted pagó y no recibió, como un asiento o internet a bordo: se devuelve lo pagado por ellos. El reclamo de una maleta empieza con el reporte de la aerolínea; [nuestra política de equipaje](/baggage-policy) explica cómo.",
      ],
    },
    {
      heading: "Cómo pedirlo",
      body: [
        {
          steps: [
            "Cancele en [su reserva](/manage-booking), que muestra antes el monto; o escriba a {email} o llame al {phone}. Indique el número de reserva, el nombre del viajero como está en el boleto y el motivo, si es uno que cuente, como un vuelo cancelado.",
            "Confirmamos su solicitud por escrito con el monto que esperamos: lo que retiene la aerolínea, lo que cobramos, lo que recibe usted.",
            "Cuando usted acepta, anulamos el boleto y presentamos el reclamo. Desde ese momento el boleto ya no se puede usar.",
            "Cuando la aerolínea paga, emitimos el reembolso a la tarjeta y se lo avisamos por correo electrónico, con el monto, la tarjeta y el número de reserva.",
          ],
        },
        "Devolvemos a la tarjeta o cuenta que pagó y a ninguna otra. Si esa tarjeta ya no existe, el banco suele pasar el monto a la que la reemplazó; avísenos si no lo hace. Lo que se pagó con un crédito de la aerolínea vuelve a ser un crédito.",
      ],
    },
    {
      heading: "Cuánto tarda, y por qué se mencionan tres plazos",
      body: [
        "Tres de nuestras páginas indican un plazo, porque hablan de tres tramos distintos del mismo camino:",
        {
          policies: ["refundTime", "cancellationRefundTime", "refundIssueTime"],
          caption: "El camino entero y dos de sus partes",
        },
        "La primera línea es la de esta página: la más larga, y con la que conviene contar. Incluye a la aerolínea, a nosotros y uno o dos estados de cuenta de su banco. La segunda está en [nuestra política de cancelación](/cancellation-policy) y es lo que necesitan las aerolíneas para revisar un boleto y liberar el dinero. La tercera está en [los términos y condiciones](/terms-and-conditions) y es nuestro propio paso: empieza cuando la aerolínea o el hotel nos ha pagado. Las partes no se suman a la primera línea; están dentro de ella.",
        "Si pasó el tiempo de la primera línea, llámenos con el número de reserva. Le diremos por escrito dónde está el dinero, el mismo día si la aerolínea contesta.",
      ],
    },
    {
      heading: "Seguros y protección de vacaciones",
      body: [
        "Este sitio no vende seguros. Si un agente contrató para usted una protección de vacaciones, puede devolverla dentro de los {policy.vacationProtectionRefundWindow} siguientes a la compra, siempre que no haya salido de viaje ni presentado un reclamo. Después, la prima es de la aseguradora. Un siniestro, por ejemplo una enfermedad, se reclama directamente a la aseguradora, y lo que ella pague es independiente de cualquier reembolso descrito aquí.",
      ],
    },
    {
      heading: "Cuando una reserva no se completa",
      body: [
        "Al reservar en el sitio, su banco primero aparta el monto y solo lo cobra cuando ya tenemos asegurado el vuelo o la habitación. Si la reserva no se puede completar, el monto se libera y no se retiene ningún cargo. Puede que su banco lo muestre unos días como pendiente; ese es el reloj del banco, y no se ha movido dinero de nadie.",
        "Si ve dos cobros por una reserva, envíenos ambas líneas de su estado de cuenta. Lo cobrado por error se devuelve sin cargo y sin esperar a ninguna aerolínea.",
      ],
    },
    {
      heading: "Un ejemplo",
      body: [
        "Usted reservó en el sitio un boleto reembolsable en económica y pagó la tarifa con nuestro cargo por servicio, {policy.siteFlightServiceFee}. Tres semanas antes del vuelo cambian sus planes.",
        {
          list: [
            "La aerolínea retiene el cargo por reembolso que estaba impreso junto al vuelo.",
            "Nosotros conservamos el cargo por servicio y cobramos {policy.cancellationFee} por la cancelación y {policy.refundProcessingFee} por el reclamo.",
            "El resto va a su tarjeta. Desde la solicitud hasta su estado de cuenta, calcule {policy.refundTime}.",
          ],
        },
        "Si en cambio hubiera sido la aerolínea quien canceló ese vuelo, no se cobrarían ni su cargo por reembolso ni los nuestros por la cancelación y el reclamo, y valdría el plazo que fija la ley.",
      ],
    },
    {
      heading: "Desacuerdos",
      body: [
        "Siempre puede pedirle a su banco que revierta un cobro; nada en esta página le quita ese derecho. Aun así, hable primero con nosotros. Mientras un banco examina un cobro, las aerolíneas dejan de tramitar el reembolso, y un reclamo bancario abierto demasiado pronto suele alargar la espera. [Los términos y condiciones](/terms-and-conditions) describen los {policy.disputeNegotiation} en que tratamos de resolver un desacuerdo conversando.",
        "También puede quejarse ante la Oficina de Protección al Consumidor de Aviación del Departamento de Transporte, que recibe quejas sobre aerolíneas y sobre agencias.",
      ],
    },
    {
      heading: "Cómo comunicarse",
      body: [
        "Por teléfono al {phone}, de día y de noche, en español y en inglés; por correo electrónico a {email}; por carta a {office}. [Nuestra página de contacto](/contact-us) tiene un formulario que llega a las mismas personas.",
      ],
    },
  ],
} satisfies LegalPage;
