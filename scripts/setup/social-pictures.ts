// Draws the pictures that links to the pages are shown with: build/social/pictures/<name>.png, 1200 by 630.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { painter } from "./social/paint.ts";
import { listPictures } from "./social/pictures.ts";

const FOLDER = resolve(import.meta.dirname, "../../build/social/pictures");

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const [paint, pictures] = await Promise.all([painter(), listPictures()]);
for (const [path, subject] of pictures) writeFileSync(`${FOLDER}/${basename(path)}`, paint(subject));
