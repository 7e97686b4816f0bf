import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build/web",
  ssr: true,
  serverModuleFormat: "esm",
  // Two and a half kilobytes of names. Without them each page would ask for those of its links, and draw itself anew when they come.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
