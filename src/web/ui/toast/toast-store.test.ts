import { beforeEach, describe, expect, it } from "vitest";
import { MAX_TOASTS, REMOVAL_DELAY_MS, type ToastClock, ToastStore, type ToastType } from "./toast-store.ts";

/** A clock that moves only when it is told to. */
class HandClock implements ToastClock {
  #time = 0;
  #calls: { at: number; callback: () => void }[] = [];
  now = (): number => this.#time;
  after(milliseconds: number, callback: () => void): () => void {
    const call = { at: this.#time + milliseconds, callback };
    this.#calls.push(call);
    return () => void (this.#calls = this.#calls.filter((other) => other !== call));
  }
  pass(milliseconds: number): void {
    const end = this.#time + milliseconds;
    for (;;) {
      const [due] = this.#calls.filter((call) => call.at <= end).sort((a, b) => a.at - b.at);
      if (!due) break;
      this.#calls = this.#calls.filter((call) => call !== due);
      this.#time = due.at;
      due.callback();
    }
    this.#time = end;
  }
}

let clock: HandClock;
let store: ToastStore;
const visible = (): readonly unknown[] =>
  store
    .toasts()
    .filter((toast) => toast.isVisible)
    .map((toast) => toast.content);

beforeEach(() => {
  clock = new HandClock();
  store = new ToastStore(clock);
});

describe("toasts", () => {
  it.each<[ToastType, number]>([
    ["blank", 4000],
    ["error", 4000],
    ["custom", 4000],
    ["success", 2000],
  ])("of type %s leave after %d ms and are removed 1000 ms later", (type, durationMs) => {
    store.show(type, "words");
    clock.pass(durationMs - 1);
    expect(visible()).toEqual(["words"]);
    clock.pass(1);
    expect(visible()).toEqual([]);
    clock.pass(REMOVAL_DELAY_MS - 1);
    expect(store.toasts()).toHaveLength(1);
    clock.pass(1);
    expect(store.toasts()).toEqual([]);
  });

  it("of type loading never leave by themselves", () => {
    const id = store.show("loading", "asking");
    clock.pass(3_600_000);
    expect(visible()).toEqual(["asking"]);
    store.dismiss(id);
    expect(visible()).toEqual([]);
  });

  it("turn from loading into success in their place", () => {
    const id = store.show("loading", "asking");
    store.show("blank", "newer");
    store.show("success", "done", id);
    expect(visible()).toEqual(["newer", "done"]);
    clock.pass(2000);
    expect(visible()).toEqual(["newer"]);
  });

  it("are at most twenty, the newest first", () => {
    for (let count = 1; count <= MAX_TOASTS + 5; count++) store.show("loading", count);
    expect(visible()).toHaveLength(20);
    expect(visible()[0]).toBe(25);
    expect(visible().at(-1)).toBe(6);
  });

  it("stand still while one of them is read, and go on with what they had left", () => {
    store.show("error", "first");
    clock.pass(1500);
    store.show("success", "second");
    clock.pass(500);
    store.pause();
    clock.pass(60_000);
    store.show("blank", "while paused");
    expect(visible()).toHaveLength(3);
    store.resume();
    clock.pass(1499);
    expect(visible()).toEqual(["while paused", "second", "first"]);
    clock.pass(1);
    expect(visible()).toEqual(["while paused", "first"]);
    clock.pass(500);
    expect(visible()).toEqual(["while paused"]);
    clock.pass(2000);
    expect(visible()).toEqual([]);
  });

  it("go on with their time once all of them are gone, though nobody has said that the pointer left", () => {
    const id = store.show("error", "under the pointer");
    store.pause();
    store.dismiss(id);
    clock.pass(REMOVAL_DELAY_MS);
    store.show("blank", "next");
    clock.pass(4000);
    expect(visible()).toEqual([]);
  });

  it("tell their listeners of every change", () => {
    let changes = 0;
    const stop = store.subscribe(() => changes++);
    const id = store.show("blank", "words");
    store.dismiss(id);
    store.dismiss(id);
    clock.pass(REMOVAL_DELAY_MS);
    expect(changes).toBe(3);
    stop();
    store.show("blank", "words");
    expect(changes).toBe(3);
  });
});
