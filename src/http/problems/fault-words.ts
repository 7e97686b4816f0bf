import type { Language } from "../../core/kernel/index.ts";
import type { PlainWords } from "./plain-page.ts";

type Words = Readonly<Record<Language, PlainWords>>;

/** What people read of a request that was refused for how it came, and of a fault of ours. */
export const FAULT_WORDS = {
  foreign_origin: {
    en: {
      title: "We could not take this form",
      why: "This request comes from another site. Nothing was sent, booked or charged. Please open our page and fill in the form there.",
      back: "Open the page",
    },
    es: {
      title: "No pudimos recibir este formulario",
      why: "Esta solicitud viene de otro sitio. No se envió, reservó ni cobró nada. Abra nuestra página y llene ahí el formulario.",
      back: "Abrir la página",
    },
  },
  invalid_request: {
    en: {
      title: "We could not take this form",
      why: "It came broken. Nothing was sent, booked or charged. Please open the page and fill in the form there.",
      back: "Open the page",
    },
    es: {
      title: "No pudimos recibir este formulario",
      why: "Llegó dañado. No se envió, reservó ni cobró nada. Abra la página y llene ahí el formulario.",
      back: "Abrir la página",
    },
  },
  method_not_allowed: {
    en: {
      title: "This page cannot do that",
      why: "It can be opened, and the forms on it can be sent. Nothing was changed.",
      back: "Open the page",
    },
    es: {
      title: "Esta página no puede hacer eso",
      why: "Se puede abrir, y se pueden enviar sus formularios. No se cambió nada.",
      back: "Abrir la página",
    },
  },
  headers_too_large: {
    en: {
      title: "Your browser sends more than we can take",
      why: "Most often old cookies are why. Nothing was sent, booked or charged. Delete the cookies of this site, then try again.",
      back: "Try again",
    },
    es: {
      title: "Su navegador envía más de lo que podemos recibir",
      why: "Casi siempre se debe a cookies viejas. No se envió, reservó ni cobró nada. Borre las cookies de este sitio e intente de nuevo.",
      back: "Intentar de nuevo",
    },
  },
  internal_error: {
    en: {
      title: "Something went wrong on our side",
      why: "The fault has been noted. Nothing was charged by this request. Please try again in a moment.",
      back: "Try again",
    },
    es: {
      title: "Algo falló de nuestro lado",
      why: "La falla quedó registrada. Esta solicitud no cobró nada. Intente de nuevo en un momento.",
      back: "Intentar de nuevo",
    },
  },
} as const satisfies Readonly<Record<string, Words>>;

/** The same fault after a booking was sent, of which nobody can say here how far it has come. */
export const BOOKING_FAULT = {
  detail: "The fault has been noted. A booking that was sent is made once or not at all: ask again with the same key.",
  words: {
    en: {
      title: "Something went wrong on our side",
      why: "The fault has been noted. Your booking is made once or not at all: go back in your browser and send the same form again, and you get the answer to the first. Nothing is charged twice.",
      back: "Open the page",
    },
    es: {
      title: "Algo falló de nuestro lado",
      why: "La falla quedó registrada. Su reserva se hace una sola vez o ninguna: vuelva atrás en su navegador, envíe el mismo formulario de nuevo y recibirá la respuesta del primero. Nada se cobra dos veces.",
      back: "Abrir la página",
    },
  },
} as const;
