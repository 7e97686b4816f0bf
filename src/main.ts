import "./settings/production-default.ts";

// Not before: packages are imported ahead of everything else in a file, and React picks its build when it is loaded.
const { runServer } = await import("./run-server.ts");
await runServer();
