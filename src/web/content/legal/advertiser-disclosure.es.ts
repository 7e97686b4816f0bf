import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/advertiser-disclosure",
  title: "Aviso sobre publicidad: nadie paga por un lugar en las listas",
  description:
    "De qué vive este sitio, en qué orden aparecen los vuelos y los hoteles y por qué, y qué significan los nombres, distintivos, notas y descuentos que usted ve.",
  h1: "Aviso sobre publicidad",
  validFrom: "2026-11-29",
  inShort: [
    "Ninguna aerolínea, ningún hotel y ningún anunciante le paga a {brand} por aparecer en una lista, subir en ella, llevar un distintivo o recibir un elogio.",
    "Las listas empiezan por el precio más bajo y así se quedan hasta que usted las ordene de otra manera. No hay resultados patrocinados ni anuncios.",
    "Somos una agencia de viajes independiente. Los nombres y distintivos de las aerolíneas indican de quién es el vuelo; no significan que una aerolínea trabaje con nosotros, sea nuestra dueña o nos recomiende.",
  ],
  sections: [
    {
      heading: "Para qué sirve esta página",
      body: [
        "Muchos sitios de viajes cobran de las empresas que muestran. El hotel que deja más comisión sube, la tarifa con un margen escondido se llama “nuestra favorita”, la “guía” resulta ser un anuncio. Eso es legal cuando se avisa, y muchas veces el aviso cuesta encontrarlo.",
        "Este es el aviso de {brand}. Dice quién nos paga, con qué reglas se hacen nuestras listas y qué significan las marcas de cada ficha, para que usted pueda juzgar a quién le conviene una página.",
      ],
    },
    {
      heading: "Quién nos paga",
      body: [
        "Usted, y le decimos cuánto antes de que pague. En un vuelo reservado en este sitio, nuestro cargo por servicio forma parte del total y aparece en su propia línea del resumen de precio. En un hotel reservado en este sitio, nuestro cargo es de {policy.siteHotelServiceFee}. Lo que un agente hace por usted por teléfono tiene sus propios precios, y el agente se los dice primero. Todos figuran en [nuestros cargos por servicio](/our-service-fees) y, los de cambios y cancelaciones, en las páginas a las que estos llevan.",
        "No recibimos nada por lo que usted mira, por dónde hace clic ni por la aerolínea o el hotel que elige. Detrás del orden de una lista no hay comisiones, porque ese orden no sabe de ninguna.",
        "Si algún día eso cambia, esta página cambiará antes. Avisamos de los cambios en nuestras políticas con {policy.policyChangeNotice} de anticipación, y un lugar pagado llevaría la palabra “Anuncio” en el lugar mismo, no solo aquí.",
      ],
    },
    {
      heading: "Cómo se ordenan los vuelos",
      body: [
        "Los resultados empiezan por el precio más bajo para todo su grupo, con nuestro cargo incluido. Usted puede invertir el orden y empezar por el más alto, o por el viaje más rápido, la salida más temprana o la más tardía. “Mejores” es un promedio de precio, tiempo y escalas: usted decide cuánto cuenta cada uno de los tres, y ninguna aerolínea cuenta en él. Los filtros de escalas, precio, horarios y aerolíneas esconden lo que usted no quiere; nunca adelantan a una aerolínea.",
        "Entre dos ciudades grandes hay más combinaciones de vuelos de las que nadie podría leer. Por eso una respuesta tiene un máximo, y una regla decide qué entra. Es la misma para todas las aerolíneas:",
        {
          list: [
            "Se descarta un vuelo cuando otro de la misma aerolínea, entre los mismos dos aeropuertos, no sale antes, no llega después, no tiene más escalas y no cuesta más.",
            "El itinerario más barato siempre está en la respuesta, y siempre es el primero.",
            "Después vienen el viaje más barato por cada aeropuerto de una ciudad que tiene varios, los vuelos sin escalas más baratos, y el más barato de cada aerolínea por número de escalas y por parte del día, para que los filtros encuentren lo que existe.",
            "Un mismo vuelo de ida o de regreso aparece en pocos viajes de ida y vuelta, casi siempre en ocho como máximo, mientras haya otros: lo que lo repetiría una novena vez puede costar menos que los últimos que se muestran.",
            "El espacio que sobra es para los siguientes más baratos.",
          ],
        },
        "Las palabras “Total más bajo” en una ficha son aritmética: de lo que se ve, esa ficha tiene el total menor. Nadie puede comprarlas.",
      ],
    },
    {
      heading: "Cómo se ordenan los hoteles",
      body: [
        "Los resultados empiezan por el precio más bajo. También puede ordenarlos por precio más alto, calificación de los huéspedes, estrellas o distancia. El precio que se compara es el de toda la estadía, con impuestos y con cada cargo que nadie puede rechazar; así, ningún hotel sube en la lista por pasar una parte de su precio a un cargo de resort.",
        "Los lugares que se sugieren mientras usted escribe se ordenan según cuánto coinciden y cuánto tráfico o cuántos hoteles tienen. Ninguna ciudad, ningún aeropuerto y ningún hotel puede pagar por ser sugerido.",
      ],
    },
    {
      heading: "Qué significan las marcas de las fichas",
      body: [
        {
          table: {
            caption: "Marcas de fichas y páginas, y de dónde salen",
            head: ["Lo que usted ve", "Lo que es"],
            rows: [
              ["El nombre de una aerolínea", "La aerolínea con cuyo código aparece el vuelo. Si lo opera otra, también se la nombra."],
              [
                "Un distintivo con forma de cola de avión",
                "Un dibujo nuestro, hecho con el código y los colores aproximados de la aerolínea. No es un logotipo.",
              ],
              ["Las estrellas", "La categoría del hotel, de una a cinco, según el modelo de hoteles."],
              [
                "La calificación de los huéspedes",
                "Una cifra del modelo de hoteles. No es un promedio de opiniones escritas por clientes nuestros.",
              ],
              ["Un descuento con porcentaje", "El descuento del propio hotel por estadía larga. Ya está restado en el precio de al lado."],
              [
                "“Ahorre hasta 15%”",
                "Una línea general en los hoteles que no tienen un descuento propio. No promete ninguna rebaja: el precio que se ve es el precio.",
              ],
              [
                "Las imágenes de hoteles y ciudades",
                "Dibujos hechos por nosotros. No son fotografías ni material publicitario de un hotel.",
              ],
            ],
          },
        },
        "Los horarios, las tarifas, los hoteles y las calificaciones vienen de un modelo incorporado y son ilustrativos. Lo que eso significa para una reserva está en nuestro [descargo de responsabilidad](/disclaimer).",
      ],
    },
    {
      heading: "Nombres de aerolíneas, distintivos y marcas",
      body: [
        "Los nombres de aerolíneas y alianzas pertenecen a sus dueños. Los usamos para decir de qué aerolínea hablamos, como hace falta para comparar vuelos. {brand} no está afiliada a ninguna aerolínea, ni recibe su patrocinio o su aval, y ninguna página nuestra es el sitio o el centro de llamadas de una aerolínea.",
        "Una página sobre una aerolínea la describe y le permite buscar sus vuelos con nuestro buscador. Si usted llama al número que allí aparece, {phone}, contestan agentes de {brand}, no la aerolínea. Para una reserva hecha directamente con una aerolínea, llame a esa aerolínea.",
        "Si usted es titular de un nombre o de una marca y cree que los usamos mal, escriba a {email} con la dirección de la página, y lo revisaremos.",
      ],
    },
    {
      heading: "Nuestras páginas sobre ciudades, aerolíneas y maneras de viajar",
      body: [
        "Las escribimos nosotros. Ninguna oficina de turismo, ningún aeropuerto, aerolínea u hotel pagó por una de ellas, propuso su texto ni la leyó antes que usted. Cuando una página muestra tarifas “desde”, son resultados de nuestra propia búsqueda, con su total y el día en que se hallaron, y no ofertas que alguien haya colocado.",
        "Una ciudad tiene página porque mucha gente la busca; no tenerla no dice nada de un lugar. El buscador conoce muchos más destinos que los que hemos descrito. El [índice de destinos](/destinations) reúne todas las páginas.",
      ],
    },
    {
      heading: "Enlaces a otros sitios",
      body: [
        "Nuestras páginas enlazan a pocos sitios ajenos, sobre todo a las fuentes de datos abiertos que nombra la página de [fuentes y agradecimientos](/attributions). Ninguno es un enlace de afiliado, ninguno lleva un código que le diga al otro sitio de dónde viene usted, y por ninguno cobramos. Lo que otros sitios hagan con sus datos o su dinero se decide allá, no aquí.",
        "No ponemos anuncios, no cargamos programas de redes publicitarias y no le entregamos a nadie un perfil suyo. La [política de cookies](/cookies-policy) y la [política de privacidad](/privacy-policy) cuentan lo poco que este sitio guarda.",
      ],
    },
    {
      heading: "Preguntas y correcciones",
      body: [
        "Si algo en este sitio le parece un anuncio, o un resultado está donde usted no se lo explica, díganoslo: {email}, o el formulario de [nuestra página de contacto](/contact-us). Contestamos las consultas en un plazo de {policy.enquiryAnswer}. El programa que ordena las listas es de código abierto, de modo que cualquiera puede comprobar en él las reglas de arriba.",
      ],
    },
  ],
} satisfies LegalPage;
