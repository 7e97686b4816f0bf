import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/our-service-fees",
  title: "Nuestros cargos por servicio: en el sitio y con un agente",
  description:
    "Un solo cargo por un vuelo reservado en el sitio y ninguno por un hotel. Cuánto puede costar que reserve un agente, qué cargos se excluyen y cuáles no son nuestros.",
  h1: "Nuestros cargos por servicio",
  validFrom: "2026-11-29",
  inShort: [
    "Si reserva un vuelo en este sitio, agregamos un solo cargo, {policy.siteFlightServiceFee}, viajen cuantos viajen. Está dentro del total desde el primer resultado.",
    "Si reserva un hotel en este sitio, agregamos {policy.siteHotelServiceFee}.",
    "Los demás cargos de esta página son para los viajes que un agente reserva por teléfono. El agente le dice el precio completo, con los cargos incluidos, antes de que usted pague nada.",
  ],
  sections: [
    {
      heading: "Por qué cobramos",
      body: [
        "{brand} es una agencia de viajes independiente, no una aerolínea. Nadie nos paga por poner una aerolínea o un hotel por encima de otro, como cuenta con detalle [nuestro aviso sobre publicidad](/advertiser-disclosure). Mirar, comparar y preguntar no cuesta nada, ni en el sitio ni por teléfono. Vivimos de reservar, y esta página dice con qué.",
        "Un cargo por servicio es nuestro. Paga la búsqueda, la retención y la emisión, a las personas que atienden la línea y el procesamiento de la tarjeta. No es un impuesto, ni una tasa del aeropuerto, ni parte de la tarifa de la aerolínea.",
      ],
    },
    {
      heading: "Reservado en el sitio",
      body: [
        { policies: ["siteFlightServiceFee", "siteHotelServiceFee"], caption: "Nuestros cargos por reservas en el sitio" },
        "Esa es la lista completa. El resumen del precio muestra el cargo en una línea propia, junto a un cargo de plataforma que se imprime para que no falte nada y que es cero. La cabina, el destino, el número de escalas y el de viajeros no lo cambian. Entre el primer resultado y la confirmación no se agrega ningún cargo, y nada viene marcado de antemano. Si elige otra moneda, el cargo se convierte con el mismo tipo de cambio que la tarifa a su lado. Mientras los pagos del sitio pasen por una pasarela de pruebas, como explica [el descargo de responsabilidad](/disclaimer), ni siquiera este cargo se cobra de verdad.",
        "Ninguno de los cargos de la sección siguiente se agrega nunca a una reserva que usted hizo en el sitio, aunque llame para preguntar algo sobre ella.",
      ],
    },
    {
      heading: "Reservado por un agente",
      body: [
        "Un agente en el {phone} puede hacer lo que un formulario no puede: unir boletos de varias aerolíneas, retener asientos mientras usted consulta en casa, leer las reglas de una tarifa poco común, reservar un auto o un crucero junto con el vuelo. Estos son los cargos por ese trabajo:",
        {
          policies: ["bookingFee", "processingFee", "phoneBookingFee", "surcharge"],
          caption: "Cargos en los vuelos que reserva un agente",
        },
        "**El cargo por reserva** es por hacerla. **El cargo por gestión** es por emitir cada boleto. **El cargo por reserva telefónica** es por el tiempo del agente en la línea; donde el monto dice “hasta”, depende de cuánto de ese tiempo pida el viaje, y una ida y vuelta sencilla pide poco. El anticipo de la reserva que un agente pide para apartar un vuelo no es un cargo más: es la primera parte del total que se le dijo, y se resta de lo que falta por pagar.",
        "**Los recargos** son una parte del costo del boleto y merecen una explicación. En muchas rutas las aerolíneas dividen la tarifa en una base y recargos propios, por combustible o por días de mucha demanda. En lo que vende un agente, los recargos de la aerolínea y los nuestros suman {policy.surcharge} de lo que cuesta el boleto. Son parte del precio que el agente cotiza, no algo que llegue después. Pida el desglose y el agente se lo dará.",
      ],
    },
    {
      heading: "Cuando el viaje pide más trabajo",
      body: [
        {
          policies: ["premiumCabinServiceFee", "highRiskCityServiceFee", "foreignOriginServiceFee"],
          caption: "Cargos por servicio según el tipo de vuelo",
        },
        "Los boletos de clase ejecutiva y primera tienen reglas más largas y errores más caros. Ciudades de alto riesgo son aquellas para las que aerolíneas y empresas de tarjetas piden más comprobaciones, porque hacia ellas se compran muchos boletos fraudulentos; el agente le dice si la suya lo es. Un vuelo que empieza fuera de Estados Unidos y Canadá se tarifa y paga impuestos según las reglas de otro país.",
        "Un vuelo paga uno solo de estos tres. Si cabe en dos líneas, el límite es el máximo más alto y la línea menor no se cobra.",
      ],
    },
    {
      heading: "Viajes de varias partes",
      body: [
        {
          policies: ["bookingTypeServiceFee", "bookingTypeFeeRefundWindow", "specialTripFee"],
          caption: "Cargos por tipo de reserva, hecha con un agente",
        },
        "La primera línea se cuenta una vez por cada tipo de cosa reservada: un vuelo y un hotel son dos tipos; un vuelo, un hotel y un auto son tres. Puede recuperarla dentro de las {policy.bookingTypeFeeRefundWindow} siguientes si renuncia a todo; después no es reembolsable, aunque la aerolínea o el hotel devuelvan su parte.",
        "La última línea es la adicional. Corresponde a paquetes de vacaciones, cabinas superiores, viajes con varias ciudades y reservas por nuestro centro de atención, y se cuenta una vez por pasajero aunque se cumpla más de una de esas cosas.",
      ],
    },
    {
      heading: "Cómo acepta usted un cargo",
      body: [
        {
          steps: [
            "El agente encuentra el viaje y dice un solo precio para todos: tarifa, impuestos, recargos y todos nuestros cargos.",
            "Si usted lo pide, el agente descompone ese precio línea por línea, por teléfono o por correo electrónico.",
            "Usted dice que sí y paga. Lo que no se mencionó antes de ese momento no se puede cobrar.",
            "El recibo muestra nuestros cargos aparte de la tarifa. En su estado de cuenta puede haber dos cobros, uno de la aerolínea y otro nuestro; juntos son el precio que se le dijo.",
          ],
        },
        "Si prefiere no pagar los cargos de un agente, reserve el mismo vuelo en el sitio, donde solo vale la primera tabla. Los agentes tienen la indicación de decirlo cuando es así.",
      ],
    },
    {
      heading: "Ejemplos",
      body: [
        "**Tres personas, económica, reservado en el sitio.** Tres veces la tarifa y {policy.siteFlightServiceFee}, una sola vez.",
        "**Una persona, dos noches de hotel, reservadas en el sitio.** El total de la estadía y {policy.siteHotelServiceFee} para nosotros.",
        "**Dos personas, económica, una ida y vuelta, por teléfono.** El precio del agente puede incluir {policy.bookingFee} y {policy.bookingTypeServiceFee}, un cargo por gestión de {policy.processingFee}, uno por reserva telefónica de {policy.phoneBookingFee}, y los {policy.specialTripFee} adicionales de una reserva por el centro de atención. Lo que cuenta es el monto único que dice el agente: compárelo con el total del sitio y elija.",
        "**Una persona, clase ejecutiva, con salida de Madrid, por teléfono.** De los cargos según el tipo de vuelo se cobra solo el de ejecutiva y primera, {policy.premiumCabinServiceFee}; el de vuelos desde el extranjero no se cobra.",
      ],
    },
    {
      heading: "Lo que no es cargo nuestro",
      body: [
        {
          list: [
            "Lo que se paga por maletas, asientos y comidas: es de la aerolínea. [Nuestra política de equipaje](/baggage-policy) dice dónde consultarlo.",
            "Los impuestos de la ciudad y los cargos de resort: son del hotel o de la ciudad. Están dentro de los totales que mostramos.",
            "La comisión por compra en el extranjero y el tipo de cambio de su tarjeta: son de su banco.",
            "Lo que retiene una aerolínea cuando se devuelve un boleto: es de ella, y se muestra junto a cada vuelo antes del pago.",
          ],
        },
      ],
    },
    {
      heading: "Después de la reserva",
      body: [
        "Cancelar, cambiar y reembolsar se cobra según otras listas, porque es otro trabajo. Para boletos reservados en el sitio, vea [nuestra política de cancelación](/cancellation-policy) y [nuestra política de reembolsos](/refund-policy). Para reservas hechas por un agente, vea [los cargos posteriores a la emisión](/post-ticketing-service-fees).",
        "El cargo por servicio de una reserva en el sitio no se devuelve una vez confirmada la reserva. Si después el boleto no se puede emitir, vuelve entero junto con la tarifa.",
      ],
    },
    {
      heading: "Cambios y contacto",
      body: [
        "Todos los montos están en dólares estadounidenses. Anunciamos los cargos nuevos en esta página {policy.policyChangeNotice} antes, y una reserva conserva los cargos del día en que se hizo. Pregunte por cualquier línea de su recibo al {phone} o a {email}, o escriba a {office}; un cargo que no esté en ninguna de nuestras páginas, o que nadie le haya mencionado, se devuelve.",
      ],
    },
  ],
} satisfies LegalPage;
