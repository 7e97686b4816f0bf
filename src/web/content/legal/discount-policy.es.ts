import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/discount-policy",
  title: "Política de descuentos: qué rebajas existen y para quién",
  description:
    "De dónde sale de verdad un precio menor: descuentos de hoteles por estadías largas, tarifas de niño, estudiante o militar por teléfono, y por qué no hay códigos.",
  h1: "Política de descuentos",
  validFrom: "2026-11-21",
  inShort: [
    "En este sitio no hay cupones, puntos ni precios para socios. Quien hace la misma búsqueda en el mismo momento ve el mismo precio.",
    "Hay hoteles que dan descuento por estadías más largas; donde corresponde, ya está dentro del precio que usted ve.",
    "Las tarifas para niños, estudiantes, personas mayores, militares o grupos son de las aerolíneas. Un agente puede pedirlas por teléfono, con comprobante.",
  ],
  sections: [
    {
      heading: "Quién da un descuento",
      body: [
        "{brand} es una agencia de viajes. Las aerolíneas fijan sus tarifas y los hoteles las suyas, y un descuento sobre ellas les corresponde a ellos. Nuestros son [los cargos por servicio](/our-service-fees). Esta página dice qué rebajas existen de un tipo y del otro, y a propósito promete poco: un descuento que no está aquí no existe, diga lo que diga un anuncio o alguien que llame en nuestro nombre.",
      ],
    },
    {
      heading: "En el sitio: vuelos",
      body: [
        "Para sus fechas, sus viajeros y su cabina, la lista muestra la tarifa más baja de cada vuelo; si la aerolínea lo vende en varias tarifas, la página del vuelo las muestra una junto a otra. Todas son las mismas para todos. Los días y horarios más baratos no son descuentos: son tarifas más bajas, y se encuentran moviendo las fechas.",
        {
          list: [
            "En el sitio, los niños y los bebés se cuentan con la tarifa entera de un adulto. Las aerolíneas a menudo les cobran menos; más abajo se explica cómo obtenerlo.",
            "No hay una casilla para códigos, y ningún código sirve.",
            "El orden de los resultados y los precios no dependen de su dispositivo, de su país ni de cuántas veces haya mirado.",
            "Nuestro propio cargo, {policy.siteFlightServiceFee}, es el mismo para todos. Ni se infla para después tacharlo ni se le perdona a algunos.",
          ],
        },
      ],
    },
    {
      heading: "En el sitio: hoteles",
      body: [
        "Algunos hoteles bajan su precio a partir de cierto número de noches. Si su estadía alcanza, la ficha del hotel dice el porcentaje y el número de noches, y el precio de al lado ya lleva el descuento. Si falta una noche, no se descuenta nada ni se menciona descuento alguno.",
        "En los hoteles sin ese descuento, la ficha lleva una frase general que anuncia un ahorro de “hasta” cierto porcentaje. No promete nada: la mayoría de los hoteles no da nada por una estadía larga, los que dan van de un pequeño porcentaje a más de lo que dice la frase, y este no da nada por las noches que usted eligió. El precio que se ve es el que se paga. Preferimos explicarlo aquí antes que dejarlo pasar por una oferta.",
        "Ningún precio de hotel del sitio es una cifra tachada junto a otra menor. No sabemos cuánto cuesta “normalmente” una habitación y por eso no lo afirmamos.",
      ],
    },
    {
      heading: "Por teléfono: tarifas para ciertos viajeros",
      body: [
        "Hay tarifas que un formulario no puede vender, porque alguien debe revisar un documento. Un agente en el {phone} puede pedírselas a la aerolínea:",
        {
          table: {
            caption: "Tarifas que piden un comprobante",
            head: ["Para", "Lo que suelen querer ver las aerolíneas"],
            rows: [
              ["Niños", "La fecha de nacimiento. Desde los {policy.adultPriceAge} se paga como adulto."],
              [
                "Bebés en brazos",
                "La fecha de nacimiento, también al regreso: el bebé que cumple dos años durante el viaje necesita desde entonces un asiento y una tarifa de niño.",
              ],
              [
                "Estudiantes",
                "Una credencial vigente o una constancia de inscripción y, a veces, un límite de edad. Vea [vuelos para estudiantes](/travel-by-theme/book-student-flights-tickets).",
              ],
              [
                "Militares y sus familias",
                "Una identificación militar o las órdenes. Vea [vuelos para militares](/travel-by-theme/book-military-flights-tickets).",
              ],
              [
                "Personas mayores",
                "Una identificación con la fecha de nacimiento. Pocas aerolíneas conservan estas tarifas, y una normal suele ser más barata.",
              ],
              [
                "Grupos",
                "Todos en los mismos vuelos. Una transacción admite como máximo {policy.maxTicketsPerTransaction}; a partir de ahí la aerolínea cotiza como grupo.",
              ],
              ["Duelo", "El nombre de la persona fallecida y el de la funeraria. Solo en unas pocas aerolíneas."],
            ],
          },
        },
        "Cuando pedimos un documento, lo necesitamos dentro de las {policy.extraDocuments} siguientes; después, la reserva puede cancelarse y la tarifa liberarse, como dice [la política de entrega](/fulfillment-policy). La aerolínea puede pedir el mismo documento otra vez en el check-in. Si allí no puede mostrarlo, quizá le cobre la diferencia con la tarifa normal, y nosotros no podemos evitarlo.",
      ],
    },
    {
      heading: "Lo que cuesta el descuento de un agente",
      body: [
        "La reserva de un agente tiene cargos propios, que están en [nuestros cargos por servicio](/our-service-fees). Una tarifa especial solo conviene si ahorra más de lo que ellos suman. Por eso el agente dice el precio completo, con los cargos dentro, y usted lo compara con el total del sitio. Si el sitio es más barato, reserve allí.",
      ],
    },
    {
      heading: "Ofertas nuestras",
      body: [
        "De vez en cuando podemos rebajar o perdonar un cargo por servicio. Una oferta así solo vale si está publicada en este sitio y dice, en el mismo lugar, para qué es, cuánto dura y quién puede usarla. Para todas rige lo siguiente:",
        {
          list: [
            "Una oferta rebaja nuestro cargo. Nunca toca tarifas ni impuestos, que no son nuestros.",
            "Vale para reservas nuevas, no para las ya hechas.",
            "Dos ofertas no se combinan, y nada se paga en efectivo.",
            "Nunca supera el cargo, así que no puede dejar el total por debajo de la tarifa y los impuestos.",
            "Si la reserva se cancela, la oferta queda usada; no vuelve como crédito.",
            "Quien reserva debe haber cumplido {policy.minimumAge}, como en cualquier reserva.",
          ],
        },
        "En la fecha de este texto no hay ninguna oferta de ese tipo. No existe un plazo que se le pueda pasar.",
      ],
    },
    {
      heading: "Lo que no es un descuento",
      body: [
        "**Un precio “desde”** en la página de una ciudad o de una aerolínea es el total más bajo que encontró nuestra búsqueda, con el día en que lo encontró. **Los precios bajos de última hora** existen cuando a una aerolínea le quedan asientos, y con la misma frecuencia no existen; [nuestra página sobre ellos](/travel-by-theme/book-last-minute-flights-tickets) dice qué esperar. **Igualar un precio** es otra cosa: si poco después de reservar con nosotros encuentra el mismo viaje por menos, se aplica [la promesa de igualar precios](/price-match-promise), y para eso no hace falta ningún descuento.",
      ],
    },
    {
      heading: "Errores",
      body: [
        "Si una tarifa se publicó por error, muy por debajo de cualquier precio real, la aerolínea puede anular el boleto. En ese caso devolvemos todo, también nuestro cargo, y se lo decimos en cuanto lo sabemos. Si aplicamos mal un descuento en perjuicio suyo, devolvemos la diferencia; si fue a su favor y el boleto ya se emitió, la pérdida es nuestra.",
      ],
    },
    {
      heading: "Ejemplos",
      body: [
        "**Una semana en un hotel.** La ficha menciona un descuento que empieza con menos noches que las suyas. El precio por noche multiplicado por las noches es el total; al final no se resta nada más, porque ya está restado.",
        "**Dos adultos y un niño de seis años, en avión.** En el sitio paga tres tarifas iguales y {policy.siteFlightServiceFee}. Por teléfono, la aerolínea quizá dé al niño una tarifa menor; el agente suma los cargos de una reserva telefónica y dice un solo precio. Quédese con el menor de los dos.",
        "**Un estudiante con la credencial vencida.** No hay tarifa de estudiante. Bien puede ganarle una tarifa económica normal de un martes.",
      ],
    },
    {
      heading: "Preguntas",
      body: [
        "Pregunte antes de reservar: {phone}, {email} o {office}. Le diremos cuál de estas rebajas le corresponde, o que no le corresponde ninguna.",
      ],
    },
  ],
} satisfies LegalPage;
