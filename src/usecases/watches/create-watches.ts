import { createAnswerWatch } from "./answer-watch.ts";
import { createAskWatch } from "./ask-watch.ts";
import type { AskPorts } from "./watch-ports.ts";
import type { Watches } from "./watches.ts";

export const createWatches = <Fault>(ports: AskPorts<Fault>): Watches<Fault> => ({
  askWatch: createAskWatch(ports),
  ...createAnswerWatch(ports),
});
