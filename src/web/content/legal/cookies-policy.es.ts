import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/cookies-policy",
  title: "Política de cookies: una sola, y lo que guarda su navegador",
  description:
    "Este sitio pone una sola cookie, para la moneda que usted elige. Vea cada nombre que queda en su navegador, cuánto dura y cómo borrarlo. Sin rastreo.",
  h1: "Política de cookies",
  validFrom: "2026-11-29",
  inShort: [
    "Este sitio pone una cookie, y solo después de que usted elige una moneda. Contiene tres letras, por ejemplo USD.",
    "Los formularios que usted ha empezado se guardan en su propio navegador, para que no se pierdan al recargar o al cambiar de idioma. Los datos de la tarjeta nunca están entre ellos.",
    "No hay estadísticas, publicidad, ni programas, tipos de letra o mapas de otras empresas. Por eso ningún aviso le pide consentimiento.",
  ],
  sections: [
    {
      heading: "Qué son las cookies y el almacenamiento del navegador",
      body: [
        "Una cookie es un texto breve que un sitio le pide guardar al navegador, y que el navegador devuelve con cada solicitud posterior al mismo sitio. El almacenamiento del navegador (“local storage” y “session storage”) es una libreta parecida, con una diferencia importante: lo que se anota allí se queda en el navegador y no viaja. Solo puede leerlo una página del mismo sitio abierta en el mismo navegador.",
        "{brand} usa de ambos lo mínimo para que buscar y reservar resulte cómodo. Nada de ello sirve para saber que es usted en otra visita, para seguir sus pasos en otros sitios ni para mostrarle un precio distinto del que ve la persona siguiente.",
      ],
    },
    {
      heading: "La única cookie",
      body: [
        {
          table: {
            caption: "Cookies de este sitio",
            head: ["Nombre", "Qué contiene y para qué", "Cuánto dura"],
            rows: [
              [
                "currency",
                "El código de la moneda que usted eligió en el encabezado, por ejemplo EUR, para que los precios sigan apareciendo en ella. Se pone cuando usted elige una moneda, no antes.",
                "Un año desde su última elección",
              ],
            ],
          },
        },
        "Es una cookie propia: solo la recibe este sitio. Los programas de la página no pueden leerla (“HttpOnly”), otros sitios no logran que el navegador la mande con formularios o contenidos incrustados (“SameSite=Lax”), y donde el sitio funciona con https, viaja únicamente por https. Si contiene algo que no es una moneda con tipo de cambio conocido, se ignora y los precios aparecen en dólares estadounidenses.",
        "El idioma no necesita cookie: está en la dirección. Las páginas en español tienen direcciones propias.",
      ],
    },
    {
      heading: "Lo que queda en el almacenamiento de su navegador",
      body: [
        "Esto lo anota la página misma cuando los programas (JavaScript) están activados. Permanece en su equipo y llega a nuestro servidor solamente cuando usted envía el formulario o sigue un enlace a su propia reserva.",
        {
          table: {
            caption: "Nombres en el almacenamiento del navegador, primero los de “local storage”",
            head: ["Nombre", "Qué contiene y para qué", "Cuánto dura"],
            rows: [
              [
                "search-draft",
                "Su última búsqueda de vuelos: lugares, fechas, viajeros y cabina. Llena el formulario cuando usted vuelve.",
                "Hasta que otra búsqueda la reemplaza o usted la borra",
              ],
              [
                "hotel-search-draft",
                "Lo mismo para hoteles: lugar, fechas, huéspedes y habitaciones.",
                "Hasta que se reemplaza o usted lo borra",
              ],
              [
                "booking-draft:…",
                "Lo que usted escribió en un formulario de reserva: tratamiento, nombres y fechas de nacimiento de los viajeros, correo electrónico, teléfono y dirección de facturación. Los puntos indican el tamaño del grupo. **Nunca** el número de la tarjeta, el nombre del titular, el código de seguridad ni la fecha de vencimiento.",
                "Dos días a lo sumo; se borra de inmediato al abrirse la página con su número de reserva. Lo que haya escrito en un formulario abierto en otra pestaña se conserva para ese formulario",
              ],
              [
                "booking-sent:…",
                "Una clave al azar de un formulario enviado que todavía no tiene respuesta, para que enviarlo otra vez no reserve ni cobre dos veces.",
                "Hasta que llega la respuesta; dos días a lo sumo",
              ],
              [
                "booking-made:…",
                "Una referencia sellada a una reserva hecha en este navegador, para que el botón de regreso lleve a su confirmación y no a una segunda reserva.",
                "Dos días a lo sumo",
              ],
              [
                "enquiry-draft:…",
                "Lo que usted escribió en un formulario de la [página de contacto](/contact-us) y no ha enviado: nombre, teléfono, correo electrónico, mensaje, o cuándo debemos llamar. Los puntos indican el formulario. **Nunca** que acepta la llamada: eso se marca de nuevo cada vez.",
                "Dos días a lo sumo; se borra de inmediato cuando recibimos el formulario",
              ],
              [
                "names-draft:…",
                "Lo que usted escribió en la página de una [reserva](/manage-booking), en el formulario para los viajeros que aún no tienen nombre: tratamiento, nombres y fechas de nacimiento. Los puntos indican el número de la reserva.",
                "Dos días a lo sumo; se borra de inmediato cuando la página muestra que los nombres quedaron guardados",
              ],
              [
                "react-router-scroll-positions (“session storage”)",
                "Hasta dónde había bajado usted en las páginas de esta pestaña, para volver al mismo punto con el botón de regreso.",
                "Hasta que cierra la pestaña",
              ],
            ],
          },
        },
        "Los dos días son aquel en que usted escribió y el siguiente, según nuestro calendario. Los revisan las páginas de reserva y la de contacto: cada vez que se abre una, elimina todo lo más viejo. Si usted no vuelve a abrir ninguna, un borrador antiguo queda en su navegador hasta que lo borre. En una computadora que usan otras personas, bórrelo al irse; más abajo, en “Cómo verlo y borrarlo todo”, se explica cómo.",
        "Además, el navegador conserva copias de nuestros propios archivos (letras, imágenes, estilos) en su caché normal, y las páginas de una pestaña en el historial de esa pestaña, como hace con cualquier sitio. Un vuelo elegido acompaña a la entrada de su página en ese historial. Eso termina con la pestaña o cuando usted borra el historial.",
      ],
    },
    {
      heading: "Lo que no usamos",
      body: [
        {
          list: [
            "Ningún servicio de estadísticas, ni ajeno ni uno propio que reconozca a los visitantes.",
            "Ninguna cookie publicitaria, ningún anuncio que siga sus pasos, ningún píxel espía, ninguna huella digital de su equipo.",
            "Ningún botón de redes sociales que informe a su red.",
            "Ningún tipo de letra, mapa, video, programa o estilo de otros servidores. Las letras salen de aquí, los mapas son dibujos nuestros hechos con datos abiertos, y el servidor le indica al navegador que rechace lo que venga de otra parte.",
            "Ninguna pregunta por su ubicación: el sensor de posición del navegador está desactivado en nuestras páginas.",
          ],
        },
      ],
    },
    {
      heading: "Cómo el formulario de hoteles propone una ciudad sin cookies",
      body: [
        "Cuando usted abre la búsqueda de hoteles sin destino, el formulario propone una ciudad. La deduce nuestro propio servidor sin preguntarle a nadie: de la ciudad que un proxy delante del sitio ya anotó en la solicitud; si no la hay, de un archivo local de direcciones de red, si la agencia instaló uno; y si tampoco, de la zona horaria de su navegador. El resultado sirve para esa respuesta; ningún servidor lo guarda y ninguna cookie lo lleva. En su propio navegador puede quedar en el borrador de la búsqueda de hoteles, como cualquier ciudad que usted escriba. Puede escribir otra encima.",
      ],
    },
    {
      heading: "Por qué no hay aviso de consentimiento",
      body: [
        "Las leyes que exigen consentimiento, como las normas europeas de privacidad electrónica, exceptúan lo estrictamente necesario para un servicio que la persona ha pedido. La moneda que usted eligió, el formulario que está llenando y la reserva que no debe ocurrir dos veces son precisamente eso. No hay nada opcional que debamos consultarle y, por tanto, nada que aceptar o rechazar. Señales como “Do Not Track” o “Global Privacy Control” no cambian nada, porque no hay rastreo ni venta de datos que puedan detener.",
      ],
    },
    {
      heading: "Cómo verlo y borrarlo todo",
      body: [
        "Todo navegador permite ver y eliminar lo que un sitio ha guardado, por lo general en “Privacidad” o “Datos de sitios” de su configuración, o con el icono junto a la dirección. Busque el nombre de este sitio y elimine sus datos; las cookies y el almacenamiento se van juntos. En una ventana privada todo desaparece al cerrarla.",
        "También puede bloquear ambas cosas. El sitio sigue funcionando: los precios aparecen en dólares estadounidenses, los formularios empiezan vacíos después de recargar y las páginas comienzan arriba. Se puede buscar y reservar sin cookies, sin almacenamiento y sin JavaScript.",
      ],
    },
    {
      heading: "Cambios en esta política",
      body: [
        "Si agregamos una cookie u otro nombre, figurará en las tablas de arriba, y avisaremos del cambio con {policy.policyChangeNotice} de anticipación. Si alguna vez se agregara algo que la ley condiciona a su consentimiento, quedaría apagado hasta que usted lo encendiera.",
      ],
    },
    {
      heading: "Preguntas",
      body: [
        "Escriba a {email} o use [la página de contacto](/contact-us). Lo que hacemos con los datos que usted nos envía, desde una reserva hasta un mensaje, está en la [política de privacidad](/privacy-policy).",
      ],
    },
  ],
} satisfies LegalPage;
