import type { ThemePage } from "../page-types.ts";

export default {
  kind: "theme",
  theme: "student",
  name: "Viajes estudiantiles",
  start: { trip: { inDays: 30, nights: 90 } },
  path: "/es/travel-by-theme/book-student-flights-tickets",
  title: "Vuelos para estudiantes: un semestre de ida y vuelta, y papeles",
  description:
    "Cuándo el calendario académico encarece los vuelos, qué boletos aguantan un cambio de examen, límites de edad y los papeles de mano: I-20, DS-2019, 90 días.",
  h1: "Reserve vuelos para estudiantes",
  pictureAlt: "Libros, un birrete y un globo terráqueo en el alféizar; afuera, un campus de ladrillo con torre de reloj y una bicicleta",
  formNote:
    "El formulario empieza **dentro de un mes y con 90 noches**, más o menos un semestre. Para Europa sin visa de estudiante quite unas cuantas: el límite es de 90 días, y cuentan tanto el de llegada como el de salida.",
  routes: [
    { from: "BOS-Boston", to: "LON-London" },
    { from: "NYC-New York", to: "MAD-Madrid" },
    { from: "CHI-Chicago", to: "ROM-Rome" },
    { from: "LAX-Los Angeles", to: "SEL-Seoul" },
    { from: "SFO-San Francisco", to: "DEL-Delhi" },
  ],
  sections: [
    {
      heading: "El calendario pone el precio",
      body: [
        "Todo el campus sale en los mismos tres días. Si los esquiva, apenas le hará falta tarifa de estudiante.",
        {
          list: [
            "**Fines de agosto**: viaje una semana antes de la mudanza o al segundo aeropuerto: Providence sirve para Boston; Milwaukee, para el norte de Chicago.",
            "**Acción de Gracias**: salir el martes y volver el sábado gana al miércoles y al domingo.",
            "**Diciembre**: espere el calendario de exámenes y reserve ese mismo día. Desde el 18, más o menos, todo sube hasta Navidad.",
            "**Enero**: la segunda semana es de las más baratas del año para vuelos largos.",
            "**Vacaciones de primavera**: la casa cuesta menos que la playa, y la playa menos si no se viaja en sábado.",
          ],
        },
        "Los boletos se venden con hasta 330 días de anticipación: el año académico cabe en una ida y vuelta. En vuelos largos suele salir mucho mejor que dos tramos sueltos; dentro de Estados Unidos, estos cuestan casi lo mismo y dejan libertad.",
      ],
    },
    {
      heading: "Tarifas juveniles, sin leyenda",
      body: [
        "No tenemos tarifas secretas para estudiantes. Las que hay son de las aerolíneas: unas las dan por edad, con tope a los 25 o a los 30 años; otras piden estudios a tiempo completo, la ISIC (carné internacional de estudiante) o una carta de la universidad. [Turkish](/airlines/book-turkish-flights-tickets) y las aerolíneas del Golfo tienen programas en sus propias páginas, donde la ventaja suele ser una maleta más o un cambio gratis, antes que un precio menor. Si una aerolínea deja venderla a las agencias, un agente la pide; [la política de descuentos](/discount-policy) dice con qué prueba. Por sí sola, la ISIC sirve en museos, trenes y hostales, no en un avión.",
      ],
    },
    {
      heading: "Un boleto que se pueda mover",
      body: [
        "Un examen repetido, una visa que tarda, una boda: la fecha de regreso es una conjetura. Mire la condición de cambio, bajo cada total, antes que el precio. Varias aerolíneas de Estados Unidos no cobran por cambiar la económica común, solo la diferencia de tarifa; la básica se queda donde está.",
        "Después deciden las maletas. Una de 23 kg (50 lb) alcanza para un semestre; la segunda es más barata por adelantado que en el mostrador, y sobre el Atlántico las tarifas bajas a menudo no traen ninguna.",
      ],
    },
    {
      heading: "Papeles en el equipaje de mano",
      body: [
        {
          table: {
            caption: "Lo que va con usted y nunca en la bodega",
            head: ["Si usted", "En la frontera"],
            rows: [
              [
                "Viene a Estados Unidos con F-1 o M-1",
                "Pasaporte, visa, el I-20 firmado, el recibo SEVIS I-901 y prueba de fondos. Se puede entrar desde 30 días antes del inicio del programa",
              ],
              ["Viene con J-1", "Lo mismo, con el DS-2019 en lugar del I-20"],
              [
                "Vuelve de vacaciones en el extranjero",
                "Una firma de viaje todavía válida en el formulario: pídala en la oficina internacional antes de salir",
              ],
              [
                "Va a los países Schengen",
                "Hasta 90 días en un período de 180 si su pasaporte entra sin visa; para más, visa o permiso de estudiante",
              ],
              ["Va al Reino Unido", "Una ETA para un curso de hasta seis meses; visa de estudiante si dura más"],
            ],
          },
        },
        "Las reglas cambian según el pasaporte; el consulado y su escuela tienen la última palabra. Compre el primer boleto después de la visa, o uno reembolsable antes. Si entra como visitante, la aerolínea puede pedirle prueba del regreso.",
      ],
    },
  ],
  byPhone:
    "Tenga listos el primer día de clases, el último examen, su fecha de nacimiento y cuántas maletas necesita de verdad. Pida el precio de una ida y vuelta por todo el año y el de dos semestres por separado, y una tarifa que deje mover el regreso. Quien reserva debe tener {policy.minimumAge} o más; el padre o la madre puede pagar sin viajar.",
  questions: [
    {
      question: "Tengo 17 años y empiezo la universidad: ¿puedo volar solo?",
      answer:
        "No en una reserva con nosotros: aquí los menores de {policy.accompaniedUnderAge} viajan con un adulto. Las aerolíneas sí llevan solos a los de 17: compre con ellas ese primer vuelo.",
    },
    {
      question: "¿Pueden pagar mis padres y viajar yo?",
      answer:
        "Sí. La tarjeta y el viajero pueden tener nombres distintos. Ponga su propio correo para el boleto y que el titular de la tarjeta esté localizable, por si pregunta el banco. Escriba los dos apellidos si figuran en el pasaporte.",
    },
    {
      question: "¿Regreso abierto o fecha aproximada?",
      answer:
        "Fecha aproximada. Los regresos de verdad abiertos casi no existen y nunca fueron baratos. Elija el último día probable en un boleto sin cargo por cambio y muévalo cuando salgan las fechas de examen.",
    },
    {
      question: "¿Podemos reservar juntos una docena de amigos?",
      answer:
        "Por teléfono. El sitio admite {policy.maxTicketsPerTransaction} en una reserva; para más, un agente pide a la aerolínea un precio de grupo, que no siempre es menor. Lean [la política de reembolsos](/refund-policy) antes de que alguien se arrepienta.",
    },
  ],
} satisfies ThemePage;
