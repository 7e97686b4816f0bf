import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/post-ticketing-service-fees",
  title: "Cargos posteriores a la emisión: el trabajo de un agente",
  description:
    "Cuánto cuesta que un agente cancele o cambie un boleto ya emitido o una habitación reservada por teléfono: según el plazo, la cabina, la ruta y el resultado.",
  h1: "Cargos por servicio posteriores a la emisión",
  validFrom: "2026-11-21",
  inShort: [
    "Son nuestros cargos por el trabajo de un agente en un boleto o una habitación que un agente reservó para usted por teléfono. Se suman a lo que cobren la aerolínea o el hotel.",
    "En los vuelos dependen de cuándo lo pide, adónde vuela, en qué cabina, y de si el boleto termina en crédito, en dinero o en otro boleto.",
    "Si usted reservó en el sitio, esta no es su lista: vea [nuestra política de cancelación](/cancellation-policy).",
  ],
  sections: [
    {
      heading: "A qué reservas se refiere",
      body: [
        "El agente que reserva por teléfono arma el viaje a mano, y deshacerlo o rehacerlo también es trabajo manual: leer la regla de la tarifa, recalcular impuestos, reemitir cada boleto y esperar en la línea de la aerolínea. {brand} es una agencia de viajes y no una transportista; nada de esto lo paga la aerolínea. Lo pagan los cargos de esta página.",
        "Se aplican a las reservas hechas por el {phone} y a los cambios que un agente haga en ellas. Las reservas que usted hizo en este sitio tienen su propia lista, en [nuestra política de cancelación](/cancellation-policy), y los montos son otros: aquella cuenta hacia atrás desde la salida; esta cuenta hacia adelante desde el boleto. A una reserva se le aplica una sola lista.",
        "Lo que pagó por hacer la reserva es otro asunto y está en [nuestros cargos por servicio](/our-service-fees).",
      ],
    },
    {
      heading: "Palabras que usan las tablas",
      body: [
        {
          list: [
            "**Emisión** es el momento en que existe el número de boleto de la aerolínea; su recibo lo muestra. Para una habitación, es el momento de la reserva.",
            "**El primer plazo** dura {policy.postTicketingWindow} desde entonces. En los cambios se llama también plazo cercano.",
            "**Nacional** quiere decir que todos los vuelos, o el hotel, están en Estados Unidos y sus territorios. Lo demás es internacional.",
            "**Económica** incluye la económica premium. Un boleto con algún vuelo en ejecutiva o primera cuenta como ejecutiva o primera.",
            "**Crédito futuro** es un valor que queda en la aerolínea para otro boleto, por lo común al mismo nombre y por un tiempo que ella limita.",
            "**Por boleto** significa por cada viajero; dos viajeros tienen dos boletos, aunque compartan el número de reserva.",
          ],
        },
      ],
    },
    {
      heading: "Cancelar un vuelo en el primer plazo",
      body: [
        {
          policies: ["agentCancellationWithinDayDomestic", "agentCancellationWithinDayInternational"],
          caption: "Cancelación hecha por un agente, poco después de la emisión",
        },
        "Aquí la cabina no importa. La mayoría de las aerolíneas permite que una agencia anule un boleto el día en que se emitió, o poco después, sin retener nada; entonces nuestro cargo es todo lo que usted paga. Si una aerolínea retiene algo, el agente lo dice antes. La regla federal de las 24 horas, 14 CFR 259.5, obliga a las aerolíneas con los clientes que les reservan directamente. No se aplica a los boletos comprados en una agencia, y no pretendemos lo contrario.",
      ],
    },
    {
      heading: "Cancelar un vuelo más tarde",
      body: [
        "Pasadas {policy.postTicketingWindow}, el cargo depende de lo que usted quiera al final. Dejar el valor en la aerolínea da menos trabajo que sacarle el dinero:",
        {
          policies: ["agentCreditEconomy", "agentCreditBusinessOrFirst"],
          caption: "Cancelación hecha por un agente a cambio de un crédito futuro",
        },
        {
          policies: [
            "agentRefundEconomyDomestic",
            "agentRefundEconomyInternational",
            "agentRefundBusinessOrFirstDomestic",
            "agentRefundBusinessOrFirstInternational",
          ],
          caption: "Cancelación hecha por un agente a cambio de un reembolso",
        },
        "Solo hay reembolso donde la tarifa lo permite. El cargo incluye el reclamo del dinero a la aerolínea, así que no se cobra además el cargo por gestión de [nuestra política de reembolsos](/refund-policy). Allí se dice también cuánto tarda el dinero; de principio a fin, {policy.refundTime}.",
      ],
    },
    {
      heading: "Cambiar un vuelo",
      body: [
        {
          policies: [
            "agentExchangeNearEconomy",
            "agentExchangeNearBusinessOrFirst",
            "agentExchangeLaterDomestic",
            "agentExchangeLaterInternational",
          ],
          caption: "Cambio hecho por un agente",
        },
        "En el plazo cercano, pues, un cambio cuesta {policy.agentExchangeNearEconomy} o {policy.agentExchangeNearBusinessOrFirst}, según la cabina. Después va desde {policy.agentExchangeLaterDomestic} hasta {policy.agentExchangeLaterInternational}, según la ruta. Se suman el cargo por cambio de la aerolínea y la diferencia con la tarifa nueva. Si el boleto nuevo se cambia otra vez, su propio plazo cercano empieza cuando se emite.",
        "Corregir un nombre mal escrito no es un cambio cuando a la aerolínea le basta una nota en la reserva; por esa nota no cobramos.",
      ],
    },
    {
      heading: "Cancelar un hotel",
      body: [
        {
          policies: [
            "hotelCancellationWithinDayDomestic",
            "hotelCancellationWithinDayInternational",
            "hotelCancellationLaterDomestic",
            "hotelCancellationLaterInternational",
          ],
          caption: "Cancelación de un hotel que reservó un agente",
        },
        "Estos montos son solo por nuestro trabajo. Lo que retiene el hotel depende de la tarifa; con frecuencia no es nada antes de cierto día, y una noche o más después. Quizá sorprenda que cancelar antes sea lo más caro: durante las primeras {policy.postTicketingWindow} la reserva todavía se está tramitando con el hotel y hay que detenerla a mano en ambos extremos.",
        "Esta tabla no se aplica a una habitación que usted reservó en el sitio. Su tarifa dice cuánto cuesta cancelarla, y no agregamos nada.",
      ],
    },
    {
      heading: "Cuándo no cobramos",
      body: [
        {
          list: [
            "La aerolínea canceló el vuelo o lo modificó de forma significativa y usted rechaza el reemplazo. El reembolso que le da la ley de Estados Unidos (49 U.S.C. 42305, 14 CFR parte 260) no es una cancelación suya.",
            "La aerolínea movió un poco el vuelo y usted lo acepta: reemitimos el boleto sin cargo nuestro.",
            "El error fue nuestro: una fecha, un aeropuerto o un nombre equivocado que usted nos había dado bien.",
            "El hotel no puede darle la habitación reservada.",
            "Usted llama para saber cuánto costaría un cambio y decide dejarlo todo como está.",
          ],
        },
      ],
    },
    {
      heading: "Cómo se pide y cómo se acepta",
      body: [
        {
          steps: [
            "Llame al {phone}, de día o de noche, con el número de reserva. En el primer plazo no escriba, por favor: cuando alguien lea el mensaje, el plazo puede haber terminado.",
            "El agente le dice por separado el monto de la aerolínea o del hotel y el nuestro, y la suma.",
            "Usted dice que sí, y el agente lo deja anotado. El cargo se cobra a la tarjeta que indique o se descuenta del reembolso, como prefiera.",
            "Le llega un recibo con el cargo en una línea propia.",
          ],
        },
        "La hora de su llamada decide en qué plazo está, aunque la línea de la aerolínea haga esperar al agente hasta después.",
      ],
    },
    {
      heading: "Tres casos",
      body: [
        "**Una pareja, económica, de Nueva York a Orlando; lo pide a la mañana siguiente.** Los dos boletos están en el primer plazo y son nacionales: {policy.agentCancellationWithinDayDomestic}, o sea, dos veces ese monto.",
        "**Un viajero, clase ejecutiva, de Houston a Fráncfort; lo pide dos semanas después.** Por un crédito con la aerolínea, nuestro cargo es de {policy.agentCreditBusinessOrFirst}. Por dinero, si la tarifa lo da, es de {policy.agentRefundBusinessOrFirstInternational}. El agente compara ambas opciones con usted.",
        "**Una familia de cuatro, económica, de Chicago a Cancún, que aplaza el viaje una semana; lo pide al mes de la emisión.** Cuatro boletos, a {policy.agentExchangeLaterInternational}, y por cada uno el cargo por cambio de la aerolínea y la diferencia de tarifa. Si eso supera el precio de boletos nuevos, el agente lo dice.",
      ],
    },
    {
      heading: "Cambios de esta lista y contacto",
      body: [
        "Anunciamos los montos nuevos {policy.policyChangeNotice} antes; para su reserva vale la lista publicada aquí el día en que la hizo. Los montos están en dólares estadounidenses. Preguntas: {phone}, {email}, o por carta a {office}. Si cree que se le cobró por la línea equivocada, envíenos el recibo: lo revisamos y devolvemos la diferencia, si la hay.",
      ],
    },
  ],
} satisfies LegalPage;
