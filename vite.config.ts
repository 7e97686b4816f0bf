import { reactRouter } from "@react-router/dev/vite";
import localesPlugin from "@react-aria/optimize-locales-plugin";
import { defineConfig, type Plugin } from "vite";
import { inAscii } from "./scripts/setup/in-ascii.ts";

/** Files that routes share are named after all of them, apart from each other by `~`: more than an address needs to say. */
const shortName = (name: string): string => name.split("~", 1)[0] as string;

const WORDS = /\/web\/i18n\/(\w+)\/index\.ts$/;

/** Tells the server which files hold the words of each language, for pages to ask for them at once (`src/http/document/read-word-files.ts`). */
const listWordFiles = (): Plugin => ({
  name: "list-word-files",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const files = chunks.flatMap(({ facadeModuleId, fileName, imports }) => {
      const language = WORDS.exec(facadeModuleId ?? "")?.[1];
      return language === undefined ? [] : [[language, [fileName, ...imports].map((file) => `/${file}`)] as const];
    });
    this.emitFile({ type: "asset", fileName: "words.json", source: JSON.stringify(Object.fromEntries(files)) });
  },
});

/** What the router does where the script of a page that is led to does not come: it loads the page anew that somebody is on. */
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/** And where it loads what asks for a page's data: should that not come, it waits for ever. */
const DATA_SCRIPT = /import\((?:\s*\/\*[^*]*\*\/)*\s*(route\.client(?:Loader|Action)Module)\s*\)/g;

/** In place of a page that did not come: what the server says, and what would show it is the fault. */
const ABSENT =
  "{ default: () => { throw error; }, clientLoader: ({ serverLoader }) => serverLoader(), clientAction: ({ serverAction }) => serverAction() }";

/**
 * A script that does not come is a fault like data that do not, and shown by `src/web/routes/shell/faults.tsx`. Loaded anew, the page before would
 * forget the press that led on, and without a line it would be nothing but the browser's own error. The router has no setting for it; a build in
 * which its words are others fails.
 */
function failWithoutScript(): Plugin {
  const found = new Set<RegExp>();
  const replaced = (code: string, words: RegExp, by: string): string => {
    const changed = code.replace(words, by);
    if (changed !== code) found.add(words);
    return changed;
  };
  return {
    name: "fail-without-script",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!id.includes("/react-router/dist/")) return null;
      const changed = replaced(replaced(code, RELOAD, `return ${ABSENT};`), DATA_SCRIPT, `import($1).catch((error) => (${ABSENT}))`);
      return changed === code ? null : { code: changed, map: null };
    },
    generateBundle() {
      if (found.size < 2) this.error("React Router loads pages in other words: see failWithoutScript in vite.config.ts.");
    },
  };
}

export default defineConfig({
  plugins: [
    listWordFiles(),
    failWithoutScript(),
    { ...inAscii(), applyToEnvironment: ({ name }) => name === "ssr" },
    reactRouter(),
    { ...localesPlugin.vite({ locales: ["en-US", "es-ES"] }), enforce: "pre" },
  ],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each file is a request, and a slow line brings few at a time: what three routes or more share comes as one, and of what two
            // share no file is smaller than its request is worth. A page loads a little that only others need, and finds it there when it leads to them.
            codeSplitting: {
              groups: [
                { name: "frame", minShareCount: 3, tags: ["$initial"], priority: 1 },
                { name: "shared", minShareCount: 2, tags: ["$initial"], entriesAware: true, entriesAwareMergeThreshold: 3000 },
              ],
            },
            chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
            assetFileNames: ({ names: [name = "asset"] }) => `assets/${shortName(name.replace(/\.\w+$/, ""))}-[hash][extname]`,
          },
        },
      },
    },
  },
});
