import type { CDPSession, ElementHandle } from "playwright-core";

export interface TracedClick {
  /** From the click's event to the end of the first frame that the page hands on after it. */
  readonly firstMs: number;
  /** The same in the thread's own time: without what other programs of the machine took from it meanwhile. */
  readonly firstThreadMs: number;
  /** To the end of the frame in which list and figures have followed. */
  readonly settledMs: number;
  /** The longest that the page's thread was busy in one go, in its own time. */
  readonly longestTaskMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** The same two by the clock of the thread, which stands while the thread does. */
  readonly tts?: number;
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const CATEGORIES = ["devtools.timeline", "toplevel", "disabled-by-default-devtools.timeline"];
/** How long nothing must be painted, in frames, until the page is taken to rest. */
const REST_FRAMES = 20;

/**
 * Clicks, waits until the page rests, and reads out of the browser's trace when it painted what.
 * @param target found before: to look for an element by its role is seconds of work for the page's thread, and would be measured with it.
 */
export async function traceClick(session: CDPSession, target: ElementHandle<Element>): Promise<TracedClick> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => void events.push(...(value as TraceEvent[]));
  await target.scrollIntoViewIfNeeded();
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: CATEGORIES } });
  await target.click();
  await rest(target);
  const ended = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await ended;
  session.off("Tracing.dataCollected", collect);
  return readTrace(events);
}

/** Idle for so many frames in a row: what a click started has run. */
const rest = (target: ElementHandle<Element>): Promise<void> =>
  target.evaluate(
    (element, frames) =>
      new Promise<void>((done) => {
        let left = frames;
        const seen = new MutationObserver(() => (left = frames));
        seen.observe(element.ownerDocument, { subtree: true, childList: true, attributes: true, characterData: true });
        const next = (): void => {
          left -= 1;
          if (left > 0) requestAnimationFrame(next);
          else {
            seen.disconnect();
            done();
          }
        };
        requestAnimationFrame(next);
      }),
    REST_FRAMES,
  );

function readTrace(events: readonly TraceEvent[]): TracedClick {
  const click = events.find(({ name, args }) => name === "EventDispatch" && args?.data?.type === "click");
  if (!click) throw new Error("The trace holds no click.");
  const after = events.filter(({ tid, pid, ts }) => tid === click.tid && pid === click.pid && ts >= click.ts);
  const endOf = ({ ts, dur = 0 }: TraceEvent): number => (ts + dur - click.ts) / 1000;
  const paints = after.filter(({ name }) => name === "Commit" || name === "Paint").toSorted((a, b) => a.ts - b.ts);
  const changes = after.filter(({ name }) => name === "Layout" || name === "UpdateLayoutTree");
  const lastChange = Math.max(0, ...changes.map(endOf));
  const threadEndOf = ({ tts = Number.NaN, tdur = 0 }: TraceEvent): number => (tts + tdur - (click.tts ?? Number.NaN)) / 1000;
  const commits = paints.filter(({ name }) => name === "Commit").map(endOf);
  const [first = Number.NaN] = commits;
  return {
    firstMs: first,
    firstThreadMs: threadEndOf(paints.find(({ name }) => name === "Commit") ?? click),
    settledMs: commits.find((end) => end >= lastChange) ?? commits.at(-1) ?? Number.NaN,
    longestTaskMs: Math.max(
      0,
      ...after.filter(({ name }) => name === "RunTask" || name === "ThreadControllerImpl::RunTask").map(({ tdur = 0 }) => tdur / 1000),
    ),
  };
}
