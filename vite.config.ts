import { reactRouter } from "@react-router/dev/vite";
import localesPlugin from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter(), { ...localesPlugin.vite({ locales: ["en-US", "es-ES"] }), enforce: "pre" }],
  build: { target: "es2022", assetsInlineLimit: 0 },
});
