import { reactRouter } from "@react-router/dev/vite";
import localesPlugin from "@react-aria/optimize-locales-plugin";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [listWordFiles(), reactRouter(), { ...localesPlugin.vite({ locales: ["en-US", "es-ES"] }), enforce: "pre" }],
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
