import { createAnswerWatch } from "./answer-watch.ts";
import { createAskWatch } from "./ask-watch.ts";
import type { AskPorts } from "./watch-ports.ts";
import type { Watches } from "./watches.ts";

export const createWatches = (ports: AskPorts): Watches => ({ askWatch: createAskWatch(ports), ...createAnswerWatch(ports) });
