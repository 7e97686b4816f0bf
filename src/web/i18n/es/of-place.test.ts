import { expect, it } from "vitest";
import { ofPlace } from "./of-place.ts";

it.each([
  ["Aeropuerto de Londres Heathrow", "del Aeropuerto de Londres Heathrow"],
  ["Torre Eiffel", "de la Torre Eiffel"],
  ["Jardines de Versalles", "de los Jardines de Versalles"],
  ["Cataratas del Niágara", "de las Cataratas del Niágara"],
  ["Ópera de Sídney", "de la Ópera de Sídney"],
  ["Zona Hotelera", "de la Zona Hotelera"],
  ["Barrio Francés", "del Barrio Francés"],
  ["Casco antiguo", "del Casco antiguo"],
  ["Ciudad Prohibida", "de la Ciudad Prohibida"],
  ["Times Square", "de Times Square"],
  ["Torrevieja", "de Torrevieja"],
  ["constructor", "de constructor"],
])("says of %s: %s", (name, said) => {
  expect(ofPlace(name)).toBe(said);
});
