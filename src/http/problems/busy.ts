import type { Context } from "hono";
import type { Language } from "../../core/kernel/index.ts";
import type { Env } from "../kept/env.ts";
import type { PlainWords } from "./plain-page.ts";
import { passingProblem, type ProblemCode } from "./problem.ts";
import { refusal } from "./refusal.ts";

/** Why a request is not answered now and would be later. */
export type BusyReason =
  | "too_many_requests"
  | "too_many_pages"
  | "too_many_open"
  | "too_many_maps"
  | "too_many_lookups"
  | "overloaded"
  | "unavailable";

/** After how many seconds it is worth asking again when our data could not be reached. */
export const UNAVAILABLE_SECONDS = 5;

interface Busy {
  readonly code: Extract<ProblemCode, "rate_limited" | "overloaded" | "unavailable">;
  /** For programs. */
  readonly detail: string;
  readonly words: (wait: Readonly<Record<Language, string>>) => Readonly<Record<Language, PlainWords>>;
}

const BUSY: Readonly<Record<BusyReason, Busy>> = {
  too_many_requests: {
    code: "rate_limited",
    detail: "This address has asked for too much in too short a time.",
    words: (wait) => ({
      en: {
        title: "A moment, please",
        why: `Very many searches have come from your internet address in a short time. Nothing is lost: this page opens again in ${wait.en}.`,
        back: "Try again",
      },
      es: {
        title: "Un momento, por favor",
        why: `Desde su dirección de internet llegaron muchísimas búsquedas en poco tiempo. No se perdió nada: esta página se abre de nuevo en ${wait.es}.`,
        back: "Intentar de nuevo",
      },
    }),
  },
  too_many_pages: {
    code: "rate_limited",
    detail: "Too many pages have been made for this address in too short a time.",
    words: (wait) => ({
      en: {
        title: "A moment, please",
        why: `Very many pages were opened from your internet address in a short time. Nothing is lost: this page opens again in ${wait.en}.`,
        back: "Try again",
      },
      es: {
        title: "Un momento, por favor",
        why: `Desde su dirección de internet se abrieron muchísimas páginas en poco tiempo. No se perdió nada: esta página se abre de nuevo en ${wait.es}.`,
        back: "Intentar de nuevo",
      },
    }),
  },
  too_many_open: {
    code: "rate_limited",
    detail: "This address has too many requests under way at once. Nothing was booked or charged by this one.",
    words: (wait) => ({
      en: {
        title: "A moment, please",
        why: `Very many requests of your internet address are still under way. This one sent, booked and charged nothing; if you filled in a form, go back in your browser and it is still there. Please try again in ${wait.en}.`,
        back: "Try again",
      },
      es: {
        title: "Un momento, por favor",
        why: `Muchísimas solicitudes de su dirección de internet siguen en curso. Esta no envió, reservó ni cobró nada; si llenó un formulario, vuelva atrás en su navegador y ahí sigue. Intente de nuevo en ${wait.es}.`,
        back: "Intentar de nuevo",
      },
    }),
  },
  too_many_maps: {
    code: "rate_limited",
    detail: "Maps that this address has asked for are still being drawn.",
    words: (wait) => ({
      en: {
        title: "A moment, please",
        why: `The maps that were asked for from your internet address are still being drawn. Nothing is lost: this page opens again in ${wait.en}.`,
        back: "Try again",
      },
      es: {
        title: "Un momento, por favor",
        why: `Los mapas que se pidieron desde su dirección de internet aún se están dibujando. No se perdió nada: esta página se abre de nuevo en ${wait.es}.`,
        back: "Intentar de nuevo",
      },
    }),
  },
  too_many_lookups: {
    code: "rate_limited",
    detail: "Too many wrong references have come from this address.",
    words: (wait) => ({
      en: {
        title: "Too many tries for now",
        why: `To keep bookings safe, a booking can be looked for only a few times with details that do not match. You can try again in ${wait.en}.`,
        back: "Back to the form",
      },
      es: {
        title: "Demasiados intentos por ahora",
        why: `Para proteger las reservas, una reserva se puede buscar solo unas pocas veces con datos que no coinciden. Puede intentar de nuevo en ${wait.es}.`,
        back: "Volver al formulario",
      },
    }),
  },
  overloaded: {
    code: "overloaded",
    detail: "Too much is asked of this server right now. Nothing was booked or charged by this request.",
    words: (wait) => ({
      en: {
        title: "Very many people are here right now",
        why: `Bookings under way come first. Nothing was sent, booked or charged; if you filled in a form, go back in your browser and it is still there. Please try again in ${wait.en}.`,
        back: "Try again",
      },
      es: {
        title: "En este momento hay muchísima gente aquí",
        why: `Las reservas en curso van primero. No se envió, reservó ni cobró nada; si llenó un formulario, vuelva atrás en su navegador y ahí sigue. Intente de nuevo en ${wait.es}.`,
        back: "Intentar de nuevo",
      },
    }),
  },
  unavailable: {
    code: "unavailable",
    detail: "What we keep cannot be read or written for a moment. A booking that was sent is made once or not at all: ask again.",
    words: (wait) => ({
      en: {
        title: "We cannot reach our records right now",
        why: `This is our fault and should pass soon. If you have just sent a booking, it is made once or not at all: send the same form again in ${wait.en}, and you get the answer to the first. Nothing is charged twice.`,
        back: "Try again",
      },
      es: {
        title: "Ahora no podemos consultar nuestros registros",
        why: `La falla es nuestra y debería pasar pronto. Si acaba de enviar una reserva, se hace una sola vez o ninguna: envíe el mismo formulario de nuevo en ${wait.es} y recibirá la respuesta del primero. Nada se cobra dos veces.`,
        back: "Intentar de nuevo",
      },
    }),
  },
};

/** Says when to come again: as a problem to programs, as a page in their language to people. */
export function busy(c: Context<Env>, reason: BusyReason, retryAfterSeconds: number): Response | Promise<Response> {
  const { code, detail, words } = BUSY[reason];
  return refusal(c, passingProblem(code, detail, retryAfterSeconds), words(waitOf(retryAfterSeconds)));
}

/** A wait in words, in minutes from two on, and rounded up. */
function waitOf(seconds: number): Readonly<Record<Language, string>> {
  const [amount, unit] = seconds < 120 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  const inWords = (language: Language) => amount.toLocaleString(language, { style: "unit", unit, unitDisplay: "long" });
  return { en: inWords("en"), es: inWords("es") };
}
