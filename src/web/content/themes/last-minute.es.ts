import type { ThemePage } from "../page-types.ts";

export default {
  kind: "theme",
  theme: "last-minute",
  name: "Último minuto",
  start: { trip: { inDays: 1, nights: 3 } },
  path: "/es/travel-by-theme/book-last-minute-flights-tickets",
  title: "Vuelos de último minuto: qué se puede todavía y cuánto cuesta",
  description:
    "Salir hoy o mañana: por qué la tarifa tardía suele ser más alta, dónde aparece aún una baja, a qué hora cierra el mostrador, qué documentos lleva y cuándo llamar.",
  h1: "Reserve vuelos de último minuto",
  pictureAlt: "Un avión que despega tras el ventanal de la terminal al atardecer, una maleta naranja lista y un reloj que marca las cuatro",
  formNote:
    "El formulario empieza con salida **mañana y tres noches fuera**, como casi todos los viajes repentinos. Si tiene que estar en un lugar y no sabe por cuánto tiempo, elija Solo ida y deje el regreso para después.",
  routes: [
    { from: "NYC-New York", to: "CHI-Chicago" },
    { from: "WAS-Washington", to: "ATL-Atlanta" },
    { from: "LAX-Los Angeles", to: "LAS-Las Vegas" },
    { from: "DFW-Dallas", to: "HOU-Houston" },
    { from: "BOS-Boston", to: "MIA-Miami" },
  ],
  sections: [
    {
      heading: "La verdad sobre las tarifas tardías",
      body: [
        "Un asiento comprado la víspera suele costar más que el mismo un mes antes. Los escalones baratos se venden primero, muchos terminan por regla 21, 14 o 7 días antes de salir, y quien compra después es, para la aerolínea, alguien que tiene que viajar. El asiento vacío que se remata en la puerta es cosa de los vuelos chárter.",
        "Hay excepciones, y se repiten:",
        {
          list: [
            "**Rutas con muchos vuelos al día y varias rivales**, como Los Ángeles a Las Vegas o Nueva York a Chicago. Quien calculó mal un día deja abiertos los escalones bajos.",
            "**El día que a nadie le sirve**: un martes o un miércoles, el sábado al mediodía, la primera o la última salida.",
            "**Contra la corriente**: salir de un lugar de playa el día en que todos llegan, o ir a una ciudad de negocios el fin de semana.",
            "**Las aerolíneas de bajo costo**, cuyo precio tardío puede seguir por debajo. Sume la maleta, que en el aeropuerto cuesta más.",
          ],
        },
      ],
    },
    {
      heading: "El reloj que cuenta",
      body: [
        "En la mayoría de los aeropuertos de Estados Unidos las maletas se entregan hasta 40 o 45 minutos antes de un vuelo nacional y 60 antes de uno internacional; la puerta cierra de 10 a 20 minutos antes. Algunas aerolíneas piden más. Para alcanzar un vuelo de hoy:",
        {
          steps: [
            "Elija uno que salga por lo menos dentro de cuatro horas; más, si es a otro país.",
            "Lleve solo equipaje de mano: evita la fila y sigue con usted si falla la conexión.",
            "Prefiera un vuelo sin escalas o una conexión que tenga otra salida detrás.",
            "Escriba los nombres tal como están en el documento que va a mostrar.",
            "Esté atento al teléfono y al correo, por si el banco o nosotros tenemos una pregunta.",
          ],
        },
        {
          note: "Emitir un boleto toma {policy.ticketProcessing}, a menudo solo minutos, pero una salida en uno o dos días es lo que más revisan los bancos. **Si su vuelo sale antes de ese plazo, llame al {phone} en cuanto reserve**, o reserve desde el principio con el agente. [La política de entrega](/fulfillment-policy) explica cada paso.",
        },
      ],
    },
    {
      heading: "Los documentos no corren tanto como los boletos",
      body: [
        "Dentro de Estados Unidos hace falta una licencia que cumpla con REAL ID, un pasaporte u otra identificación que acepte la TSA; el pasaporte de su país también sirve. Sin ninguna, la TSA cobra 45 dólares por comprobar quién es, y aun así puede negarse. Para salir, lea antes de pagar las reglas de entrada: pasaporte con seis meses de vigencia, visa, boleto de salida. Los permisos electrónicos, como la ETA británica, la eTA de Canadá y la ESTA de Estados Unidos, llegan a menudo en minutos, pero cuente con tres días. Los ciudadanos estadounidenses con prueba de un viaje en 14 días pueden pedir cita en una agencia de pasaportes; nadie se la puede vender.",
      ],
    },
  ],
  byPhone:
    "Diga “salgo hoy” en la primera frase, luego la hora límite a la que debe llegar y todos los aeropuertos a los que puede ir en auto, en un extremo y en el otro. El agente ve qué vuelos aún se pueden emitir, le lee el total y se queda hasta que exista el número de boleto. Tenga en la mano el documento y la tarjeta. Si el titular de la tarjeta no viaja, que esté localizable.",
  questions: [
    {
      question: "¿Puedo reservar un vuelo que sale hoy?",
      answer:
        "En el sitio puede buscar los vuelos de hoy mientras sigan a la venta; si sale en pocas horas, llame. El agente sabe enseguida si la aerolínea todavía lo emite.",
    },
    {
      question: "¿Es más barato comprar en el aeropuerto?",
      answer:
        "Por lo general no. El mostrador vende las mismas tarifas, a veces con un cargo por su trabajo. Unas pocas aerolíneas de bajo costo quitan allí un cargo de internet, pero se arriesga el asiento por unos dólares.",
    },
    {
      question: "¿Hay tarifas por muerte o enfermedad de un familiar?",
      answer:
        "En pocas aerolíneas y casi siempre por teléfono. Suelen ser flexibles más que baratas, y piden el nombre del familiar y del hospital o la funeraria. Pida que la comparen con la tarifa común más baja; [la política de descuentos](/discount-policy) dice qué más existe.",
    },
    {
      question: "¿Puedo cancelar un boleto comprado la víspera?",
      answer:
        "Solo según las reglas de su tarifa. La regla federal de 24 horas vale para lo comprado a una aerolínea al menos una semana antes de salir. [Nuestra política de cancelación](/cancellation-policy) indica lo que cobramos además.",
    },
    {
      question: "¿Y una cama para esta noche?",
      answer:
        "Con los hoteles ocurre lo contrario: la habitación vacía de hoy no gana nada, y el precio tardío suele ser razonable. Busque [hoteles](/hotels) desde hoy y, si llega pasada la medianoche, avise a la recepción para que le guarden la habitación.",
    },
  ],
} satisfies ThemePage;
