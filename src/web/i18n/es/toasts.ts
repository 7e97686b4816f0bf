import type { toasts as english } from "../en/toasts.ts";

export const toasts: typeof english = {
  region: "Avisos",
  dismiss: "Cerrar aviso",
};
