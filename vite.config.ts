import { reactRouter } from "@react-router/dev/vite";
import localesPlugin from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";

/** Files that routes share are named after all of them, apart from each other by `~`: more than an address needs to say. */
const shortName = (name: string): string => name.split("~", 1)[0] as string;

export default defineConfig({
  plugins: [reactRouter(), { ...localesPlugin.vite({ locales: ["en-US", "es-ES"] }), enforce: "pre" }],
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
