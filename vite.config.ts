import { reactRouter } from "@react-router/dev/vite";
import localesPlugin from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter(), { ...localesPlugin.vite({ locales: ["en-US", "es-ES"] }), enforce: "pre" }],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What eight routes or more share comes as one file: half as many requests a page, fewer bytes, the same styles.
          output: { codeSplitting: { groups: [{ name: "frame", minShareCount: 8, tags: ["$initial"] }] } },
        },
      },
    },
  },
});
