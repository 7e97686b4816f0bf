import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/fulfillment-policy",
  title: "Política de entrega: cómo una reserva se vuelve boleto",
  description:
    "Cuándo recibe el número de reserva, cuándo se emiten los boletos, qué documentos podemos pedirle, cuánto cuesta enviar uno en papel y qué pasa si algo falla.",
  h1: "Política de entrega",
  validFrom: "2026-11-21",
  inShort: [
    "Usted ve el número de reserva en la pantalla en cuanto confirma. El vuelo es suyo en firme cuando la aerolínea ha emitido el boleto, lo que tarda {policy.ticketProcessing}.",
    "Los boletos son electrónicos y su entrega no cuesta nada. Los de papel se envían solo si usted los pide y la aerolínea todavía los hace, por un cargo.",
    "Si le pedimos otros documentos, envíelos en un plazo de {policy.extraDocuments}; de lo contrario, la reserva puede cancelarse.",
  ],
  sections: [
    {
      heading: "Qué entendemos por entrega",
      body: [
        "Entre su clic o su llamada y su asiento hay varios pasos, que damos nosotros, el banco y la aerolínea o el hotel. Esta página dice qué ocurre en ellos, cuánto tarda cada uno y cómo se entera usted de que terminó. Vale para las reservas hechas en este sitio y para las que un agente de {brand} hace por usted en el {phone}.",
        {
          note: "Mientras la página que sigue a la reserva diga que el pago fue de prueba, usted puede recorrer todos los pasos en este sitio, pero no se emite ningún boleto ni se aparta ninguna habitación. Vea el [descargo de responsabilidad](/disclaimer). Los plazos de abajo valen para reservas reales.",
        },
      ],
    },
    {
      heading: "Un vuelo, paso a paso",
      body: [
        {
          steps: [
            "**Usted confirma.** Se toman los asientos, se consulta al banco y la página muestra un número de reserva de ocho caracteres. En cuanto la reserva está confirmada, le llega un correo con el itinerario, el precio, las condiciones y un archivo para su calendario. Con el número y su correo electrónico vuelve cuando quiera por [Administrar reserva](/manage-booking), sin crear una cuenta, y con ellos también la encuentra un agente.",
            "**Revisamos** los nombres, las fechas de nacimiento y el pago. Los nombres de viajeros que quedaron pendientes se agregan en [Administrar reserva](/manage-booking); si falta otra cosa, nos comunicamos con usted.",
            "**La aerolínea emite el boleto.** Del pago al número de boleto pasan {policy.ticketProcessing}; muchas veces son minutos. Tarda más en fines de semana, en feriados y cuando el viaje lleva varias aerolíneas.",
            "**Nuestra gente le envía el boleto electrónico** por correo, con el número de boleto de cada viajero y la referencia de la aerolínea. Con esa referencia elige asientos y hace el check-in en el sitio de la aerolínea.",
            "**Usted compara** enseguida nombres y fechas con los pasaportes. Un error se corrige mejor el mismo día de la emisión.",
          ],
        },
        "Hasta que existe el número de boleto, una aerolínea puede cambiar el precio o vender el último asiento. Si sucede, le avisamos y seguimos solo con su consentimiento; si no quiere el precio nuevo, se le devuelve todo lo pagado.",
      ],
    },
    {
      heading: "Un hotel, paso a paso",
      body: [
        "Una habitación no necesita boleto. Está reservada cuando la página muestra su número de reserva y dice que está confirmada. En la recepción, el hotel pide el nombre del huésped principal, una identificación y, por lo general, una tarjeta para los consumos. La página y el comprobante dicen qué está pagado, qué se paga en el hotel y hasta cuándo puede cancelar sin costo, según el reloj del hotel.",
        "Si la página dice que esperamos la última respuesta, no reserve otra vez: le escribimos en cuanto llegue, y la página la muestra cuando usted vuelve a cargarla. Enviar dos veces el mismo formulario reserva una sola vez.",
      ],
    },
    {
      heading: "Reservas por teléfono",
      body: [
        "El agente repite fechas, nombres, vuelos, condiciones y el precio completo antes de tomar un pago. Una vez pagado el anticipo de la reserva, usted recibe la confirmación por correo o por mensaje de texto, como prefiera, y el boleto en el mismo plazo de arriba. Pida el número de reserva antes de colgar.",
        "Para asegurar una reserva necesitamos un teléfono y un correo que funcionen. Si la confirmación rebota o nadie contesta, una pregunta de la aerolínea queda sin respuesta y la reserva puede caducar.",
      ],
    },
    {
      heading: "Cuando pedimos otros documentos",
      body: [
        "La mayoría de las reservas no los necesita. En algunas, el banco o la aerolínea quiere tener la seguridad de que el titular de la tarjeta conoce la compra: una tarjeta de un país y un vuelo desde otro, una salida en uno o dos días, un titular que no viaja, un monto fuera de lo común. Entonces pedimos uno o varios de estos:",
        {
          list: [
            "una copia de la identificación del titular;",
            "la autorización del cobro firmada por el titular;",
            "una imagen de la tarjeta en la que solo se lean el nombre y los últimos cuatro dígitos: tape los demás, y nunca envíe el código de seguridad;",
            "una visa, un permiso de residencia o un comprobante de edad o de servicio, si la tarifa es para ciertos viajeros.",
          ],
        },
        "Los documentos deben llegar en un plazo de {policy.extraDocuments} desde que los pedimos. Sin ellos la reserva puede cancelarse, porque las aerolíneas guardan poco tiempo los asientos sin boleto; en ese caso se devuelve lo pagado por ella. Usamos las copias únicamente para esa verificación.",
      ],
    },
    {
      heading: "Boletos en papel",
      body: [
        "Casi todas las aerolíneas emiten solo boletos electrónicos, y un boleto electrónico no se pierde. Cuando una aerolínea o un ferrocarril todavía exige u ofrece papel, o usted quiere documentos impresos, un agente organiza el envío a un domicilio; las empresas de mensajería no entregan en apartados postales. Alguien tiene que firmar de recibido.",
        {
          policies: ["paperTicketShippingUs", "paperTicketShippingInternational"],
          caption: "Cuánto cuesta enviar un boleto en papel",
        },
        "El cargo es por transacción, sin importar cuántos boletos lleve el sobre, y no se devuelve cuando el sobre ya va en camino. Al extranjero depende del país y se le dice antes de que usted acepte. No enviamos nada que ya no pueda llegar a tiempo. Un boleto en papel es como el efectivo: si se pierde después de la entrega, la aerolínea decide si lo repone y con qué cargo.",
      ],
    },
    {
      heading: "Todos los plazos y cargos de esta página",
      body: [
        {
          policies: ["ticketProcessing", "extraDocuments", "paperTicketShippingUs", "paperTicketShippingInternational"],
          caption: "Plazos y cargos de la entrega",
        },
        "Lo que cobramos por la reserva misma está en [nuestros cargos por servicio](/our-service-fees); los cambios después de emitido el boleto, en los [cargos posteriores a la emisión](/post-ticketing-service-fees).",
      ],
    },
    {
      heading: "Si no llega nada",
      body: [
        "Mire primero la carpeta de correo no deseado y revise la dirección en la página de confirmación. En [Administrar reserva](/manage-booking) puede pedir que le enviemos de nuevo la confirmación. La emisión tarda {policy.ticketProcessing}. Si ya pasó ese tiempo y no hay número de boleto, o su vuelo sale antes, llame al {phone}, de día o de noche, con su número de reserva. Diga cuándo sale el vuelo, para que un boleto urgente se emita antes que otros.",
        "Un cargo en su estado de cuenta sin número de reserva suele ser un monto que el banco apartó y va a liberar. Llámenos antes de disputarlo: podemos ver cuál fue el último paso.",
      ],
    },
    {
      heading: "Si una reserva no se puede cumplir",
      body: [
        "A veces una tarifa se retira, un vuelo se agota entre dos clics o un banco dice que no. Entonces no se emite boleto ni se debe cargo alguno. Usted puede elegir otro vuelo u otro hotel a su precio, o recibir de vuelta todo lo pagado por el que falló. Cómo viaja un reembolso y cuánto tarda está en la [política de reembolsos](/refund-policy).",
        "Una aerolínea que cambia su horario después de la emisión nos avisa a nosotros o le avisa a usted; si nos avisa a nosotros, lo pasamos al correo y al teléfono de la reserva. Lea esos mensajes, aunque falten meses para el viaje.",
      ],
    },
    {
      heading: "Lo que le toca a usted",
      body: [
        {
          list: [
            "Dar los nombres como están en el pasaporte, en el mismo orden y con la misma ortografía.",
            "Asegurarse de que la tarjeta admita el monto y de que el titular conteste las preguntas del banco.",
            "Tener listos pasaportes, visas y permisos: que falte uno no da derecho a reembolso.",
            "No hace falta reconfirmar, pero mire otra vez la hora del vuelo el día anterior a la salida.",
          ],
        },
        "Preguntas antes o después: {email}, o [la página de contacto](/contact-us). Esta página forma parte de nuestros [términos y condiciones](/terms-and-conditions).",
      ],
    },
  ],
} satisfies LegalPage;
