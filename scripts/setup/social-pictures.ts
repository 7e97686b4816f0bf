// Draws the pictures that links to the pages are shown with: build/social/pictures/<name>.png, 1200 by 630.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { SOCIAL_PICTURES } from "../../src/web/art/social/names.ts";
import { painter } from "./social/paint.ts";

const FOLDER = resolve(import.meta.dirname, "../../build/social/pictures");

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const paint = await painter();
for (const picture of SOCIAL_PICTURES) writeFileSync(`${FOLDER}/${picture.name}.png`, paint(picture));
