import type { Config } from "@react-router/dev/config";

export default { appDirectory: "src/web", buildDirectory: "build/web", ssr: true, serverModuleFormat: "esm" } satisfies Config;
