import type { AboutPage } from "../page-types.ts";

export default {
  kind: "about",
  path: "/es/about",
  title: "Quiénes somos: una agencia independiente, primero el total",
  description:
    "Quién maneja este sitio, qué hace una agencia independiente por sus vuelos y hoteles, y por qué su buscador, sus precios y su programa pueden revisarse.",
  h1: "Quiénes somos",
  lead: "{brand} es una agencia de viajes independiente para vuelos y hoteles, con oficina en {office} y un teléfono que se contesta de día y de noche. Mostramos primero el precio completo, explicamos qué contiene y seguimos ahí después de que usted ha reservado.",
  offerings: [
    {
      name: "Planes personalizados",
      text: "Pocos viajes caben en una sola búsqueda. Dígale a un agente en el {phone} cuándo y adónde, quiénes y qué le importa: un asiento de pasillo para un tramo largo, dos horas para cambiar de avión con niños, un hotel cerca del congreso. El agente arma en torno a eso los vuelos, la estadía, el auto o un paquete. Nada se reserva hasta que usted haya oído el plan y su precio.",
    },
    {
      name: "Una experiencia sin tropiezos",
      text: "Una sola página para reservar, sin cuenta ni contraseña. Lo que usted escribe sobrevive a una recarga y al botón de regreso; los datos de la tarjeta son la excepción y no se conservan. El mismo formulario enviado dos veces reserva una sola vez. Todo funciona con teclado, con lector de pantalla, en un teléfono pequeño y antes de que cargue JavaScript.",
    },
    {
      name: "Consejo de quien sabe",
      text: "¿Qué aeropuerto queda más cerca del lugar adonde va? ¿La tarifa incluye maleta? ¿Qué pasa con el segundo vuelo si el primero se retrasa? Los agentes contestan esas preguntas en español y en inglés. Nuestras páginas sobre [ciudades y aerolíneas](/destinations) responden muchas por escrito, con trenes, terminales y horas de check-in.",
    },
    {
      name: "Servicios de calidad",
      text: "Para nosotros, calidad es lo que se puede comprobar: totales que no cambian de la lista al comprobante, condiciones en montos y horas en vez de “aplican restricciones”, y todos nuestros cargos [por escrito](/our-service-fees). Si nos equivocamos, lo arreglamos a nuestro costo.",
    },
    {
      name: "Opciones diversas",
      text: "El buscador conoce más de 500 destinos, cientos de aerolíneas y hoteles que van del hostal al resort. Las aerolíneas tradicionales y las de bajo costo están en una sola lista por precio, con escalas o sin ellas, en económica, económica premium y ejecutiva. Nadie paga por un mejor lugar en ella: vea el [aviso sobre publicidad](/advertiser-disclosure).",
    },
  ],
  sections: [
    {
      heading: "Lo que pensamos de los precios",
      body: [
        "Casi todo el enojo en los viajes viene de números que crecen. Una tarifa se vuelve tarifa más maleta más cargo; una habitación, habitación más cargo de resort en la recepción. Creemos que un precio se dice una vez, completo y antes de que usted haya escrito su nombre.",
        "Por eso el número más grande de cada resultado es el total, con nuestro propio cargo por servicio adentro. En un vuelo reservado aquí ese cargo es de {policy.siteFlightServiceFee}; en un hotel, de {policy.siteHotelServiceFee}. No hay cuentas regresivas ni extras marcados de antemano, y cuando quedan pocos asientos lo decimos solo si los hemos contado.",
      ],
    },
    {
      heading: "Quién está detrás de este sitio",
      body: [
        "Lo maneja la agencia llamada {brand}: su gente contesta el teléfono, escribe estas páginas y responde por lo que se vende con su nombre. Somos independientes. Ninguna aerolínea y ningún hotel es nuestro dueño, y no somos el sitio ni el centro de llamadas de ninguno. Los nombres y distintivos de aerolíneas solo dicen de quién es el vuelo.",
        "Nosotros gestionamos; la aerolínea vuela y el hotel hospeda. Quién le debe qué a usted está escrito en palabras claras en los [términos y condiciones](/terms-and-conditions).",
      ],
    },
    {
      heading: "Un programa que cualquiera puede leer",
      body: [
        "El sitio funciona con un programa de código abierto para agencias de viajes, con licencia Apache 2.0. Cualquier agencia puede usarlo con su propio nombre, y cualquiera puede leer cómo se ordenan los resultados, cómo se suma un total y qué se guarda de un visitante. Una promesa sobre precios o privacidad vale más cuando puede comprobarse.",
        "También significa que nada en estas páginas viene de otra parte: ni estadísticas, ni redes publicitarias, ni mapas o letras de servidores ajenos. Los carteles, fachadas y distintivos son dibujos nuestros; los datos abiertos que usamos están nombrados en [fuentes y agradecimientos](/attributions).",
      ],
    },
    {
      heading: "Lo que hoy es ilustrativo",
      body: [
        "Los horarios, las tarifas y los hoteles del buscador provienen de un modelo incorporado del tráfico aéreo y el hospedaje del mundo, y los pagos en línea pasan por una pasarela de pruebas que no le cobra a nadie. Usted puede recorrer una reserva completa sin comprar nada, y la página de confirmación lo dice. El [descargo de responsabilidad](/disclaimer) explica dónde termina el modelo.",
      ],
    },
    {
      heading: "Cómo encontrarnos",
      body: [
        "Llame al {phone} a cualquier hora, escriba a {email}, o deje un mensaje o una solicitud de llamada en [la página de contacto](/contact-us). Tenga a mano su número de reserva, si ya lo tiene: con él y su correo electrónico, un agente no necesita nada más.",
      ],
    },
  ],
} satisfies AboutPage;
