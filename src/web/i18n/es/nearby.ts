import type { nearby as english } from "../en/nearby.ts";
import { miles } from "../grammar/miles.ts";
import { travelers } from "./counts.ts";

export const nearby: typeof english = {
  name: "Otros aeropuertos",
  above: "Precios de este viaje",
  saving: (saving: string) => `ahorre hasta ${saving}`,
  noneHere: "Ningún aeropuerto cercano es más barato",
  instead: "Qué vuelos hay cerca los mismos días",
  pageTitle: "Aeropuertos cercanos",
  title: (from: string, to: string) => `De ${from} a ${to}: aeropuertos cercanos`,
  description: (from: string, to: string) =>
    `Cuánto cuesta el viaje de ${from} a ${to} desde los aeropuertos cercanos y hacia ellos: totales con todos los cargos.`,
  source: (city: string, code: string) => `Desde ${city} (${code})`,
  destination: (city: string, code: string) => `A ${city} (${code})`,
  abroad: (city: string, country: string) => `${city}, ${country}`,
  distance: (km: number, code: string) => `A ${miles(km)}\u00a0mi (${km}\u00a0km) de ${code}`,
  saves: (saving: string) => `ahorra ${saving}`,
  meaning: (people: number, currency: string) =>
    `Totales más bajos para ${travelers(people)} en ${currency} los mismos días, con todos los cargos. Las distancias son en línea recta. El traslado entre los aeropuertos corre por su cuenta y no está en estos precios.`,
  none: (most: number, km: number) =>
    `Ningún aeropuerto cercano tiene un viaje más barato estos días. Comparamos hasta ${most} en cada extremo del viaje, a no más de ${miles(km)}\u00a0mi (${km}\u00a0km).`,
  failed: "Por ahora no podemos mostrar los precios de los aeropuertos cercanos.",
};
