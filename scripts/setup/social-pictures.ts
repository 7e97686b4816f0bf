// Draws the pictures that links to the pages are shown with: build/social/pictures/<name>.png, 1200 by 630. Those whose subject and
// code are as they were stay. Usage: node scripts/setup/social-pictures.ts [hash of the code that draws]
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathsToDraw, readDrawn } from "./social/drawn.ts";
import { listPictures } from "./social/pictures.ts";

const ROOT = resolve(import.meta.dirname, "../../build/social");
const FOLDER = `${ROOT}/pictures`;
const DRAWN = `${ROOT}/drawn.json`;
const [code] = process.argv.slice(2);

const fileOf = (path: string): string => `${FOLDER}/${basename(path)}`;

const pictures = await listPictures();
const drawn = code === undefined ? null : readDrawn(DRAWN);
const paths = pathsToDraw(pictures, code ?? "", drawn, (path) => existsSync(fileOf(path)));
rmSync(DRAWN, { force: true });
mkdirSync(FOLDER, { recursive: true });
const wanted = new Set([...pictures.keys()].map(fileOf));
for (const file of readdirSync(FOLDER)) if (!wanted.has(`${FOLDER}/${file}`)) rmSync(`${FOLDER}/${file}`);
if (paths.length > 0) await draw(paths);
if (code !== undefined) writeFileSync(DRAWN, JSON.stringify({ code, subjects: Object.fromEntries(pictures) }));

async function draw(missing: readonly string[]): Promise<void> {
  const { painter } = await import("./social/paint.ts"); // It starts a renderer.
  const paint = await painter();
  for (const path of missing) {
    const subject = pictures.get(path);
    if (subject) writeFileSync(fileOf(path), paint(subject));
  }
}
