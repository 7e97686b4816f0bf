import { readTable } from "../../facts/read-table.ts";

/** Outlines of lakes beside cities as rings of longitude and latitude, rough where nobody lives. */
export const LAKES: readonly (readonly (readonly [longitude: number, latitude: number])[])[] = readTable("lakes.csv", (row) => {
  const corners = row.list("outline").map((corner): readonly [number, number] => {
    const [latitude, longitude] = corner.split(";").map(Number);
    if (latitude === undefined || longitude === undefined) throw new Error(`${row.text("name")} has the corner ${corner}`);
    return [longitude, latitude];
  });
  const [first] = corners;
  return first === undefined ? corners : [...corners, first];
});
