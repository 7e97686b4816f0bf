import type { attributions as english } from "../en/attributions.ts";

export const attributions: typeof english = {
  title: "Fuentes y agradecimientos",
  lead: "De qué está hecho este sitio: lo que otros hicieron antes y lo que inventamos nosotros.",
  illustrative:
    "Los horarios, las tarifas y los asientos son ilustrativos: los generamos a partir de datos públicos y de nuestras propias estimaciones. No son el horario ni la oferta de nadie. Los hoteles no existen: los nombres, precios, calificaciones y habitaciones salen de un modelo, y sus imágenes son dibujos. Los nombres de las aerolíneas pertenecen a las aerolíneas; los distintivos y colores son dibujos nuestros.",
  from: (source, origin) => `${source}, a partir de ${origin}`,
  withData: (licence, data) => `${licence}; datos: ${data}`,
  publicDomain: "dominio público",
};
