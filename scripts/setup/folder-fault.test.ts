import { expect, it } from "vitest";
import { folderFault } from "./folder-fault.mjs";

it("builds in a folder with spaces and letters of any language, and refuses one whose name is none in an address", () => {
  expect(folderFault("/home/ana/Mi agencia ñ/farewind/")).toBeNull();
  for (const mark of ["#", "?", "%"]) expect(folderFault(`/home/ana/100${mark}/`)).toContain(`the ${mark} in that path`);
});
