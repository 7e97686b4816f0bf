/** The rooms of src/ and what each may import. ARCHITECTURE.md draws the same picture. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  main: ["context", "settings", "http", "desk"],
  "main desk": ["desk-context", "settings", "desk"],
  context: ["context parts", "files", "settings", "adapters", "usecases", "engine", "core"],
  "desk-context": ["context parts", "files", "settings", "adapters", "usecases", "core"],
  "context parts": ["settings", "adapters", "usecases", "core"],
  files: [],
  settings: ["core/kernel", "core"],
  "core/kernel": [],
  core: ["core/kernel", "core"],
  engine: ["core/kernel", "core"],
  usecases: ["core/kernel", "core"],
  adapters: ["usecases", "core/kernel", "core"],
  "adapters/supply/embedded": ["usecases", "core/kernel", "core", "engine"],
  http: ["usecases", "core/kernel", "core"],
  desk: ["usecases", "core/kernel", "core"],
  web: ["usecases", "core/kernel", "core"],
  "web/components": ["core/kernel", "core", "web"],
  "web/ui": ["web/ui", "web/styles"],
};

/** The room that a path below src/ belongs to. */
export function roomOf(path: string): string {
  if (["main.ts", "run-server.ts", "serve.ts"].includes(path)) return "main";
  if (path === "context.ts" || path === "context-ahead.ts") return "context";
  if (path === "desk.ts") return "main desk";
  if (path === "desk-context.ts") return "desk-context";
  if (path === "files.ts") return "files";
  if (path.startsWith("context/")) return "context parts";
  if (path.startsWith("core/kernel/")) return "core/kernel";
  if (path.startsWith("adapters/supply/embedded/")) return "adapters/supply/embedded";
  if (path.startsWith("web/ui/")) return "web/ui";
  if (path.startsWith("web/components/")) return "web/components";
  return path.split("/")[0] ?? path;
}

/** The second level, which names a domain in core and a kind in adapters; the third, which names an adapter. */
const domainOf = (path: string): string => path.split("/").slice(0, 2).join("/");
const vendorOf = (path: string): string => path.split("/").slice(0, 3).join("/");

/** Kinds that are one adapter in many files; of the others each file or folder is one. */
const ONE_ADAPTER: readonly string[] = ["adapters/db", "adapters/limits", "adapters/system"];
/** What the adapters of a kind have in common: what each must do, how it is tested, and how a mail is put together. */
const SHARED = /^adapters\/[a-z]+\/(?:testing\/|[a-z-]*contract\.ts$)|^adapters\/mail\/compose\.ts$/;

/** One line that says which arrow an import breaks, or null when it is allowed. */
export function forbiddenArrow(from: string, to: string): string | null {
  const [room, target] = [roomOf(from), roomOf(to)];
  const broken = `${from} -> ${to}`;
  if (room.startsWith("adapters") && target.startsWith("adapters")) {
    const isSame = vendorOf(from) === vendorOf(to) || ONE_ADAPTER.includes(domainOf(from));
    return domainOf(from) === domainOf(to) && (isSame || SHARED.test(to)) ? null : `${broken} (adapters know no adapter)`;
  }
  if (room === "core" && target === "core") {
    const otherDomain = domainOf(from) !== domainOf(to);
    return otherDomain && !to.endsWith("/index.ts") ? `${broken} (domains meet at their doors)` : null;
  }
  if (room === "adapters" && target === "usecases") return to.startsWith("usecases/ports/") ? null : `${broken} (adapters see ports only)`;
  if (target === "engine" && room !== "engine" && to !== "engine/index.ts") return `${broken} (the engine has one door)`;
  if (room === target) return null;
  if (room === "web/components" && (target === "web" || target === "web/ui"))
    return /^web\/(ui|i18n|present|styles|art|content)/.test(to) ? null : broken;
  if (room === "web" && target.startsWith("web/")) return null;
  return (arrows[room] ?? []).some((allowed) => target === allowed || target.startsWith(`${allowed}/`)) ? null : broken;
}
