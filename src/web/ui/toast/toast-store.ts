import type { ReactNode } from "react";

export type ToastType = "blank" | "error" | "success" | "loading" | "custom";

export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly content: ReactNode;
  /** False once dismissed: it is on its way out, and removed after `REMOVAL_DELAY_MS`. */
  readonly isVisible: boolean;
}

/** The time as the store needs it: milliseconds from any start, and a call after some of them. */
export interface ToastClock {
  now(): number;
  /** Calls back once; returns what cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** How long each type stays, in milliseconds; null stays until it is dismissed (specification, section 9). */
const TOAST_DURATIONS_MS: Readonly<Record<ToastType, number | null>> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: null,
  custom: 4000,
};
export const REMOVAL_DELAY_MS = 1000;
/** The most that are kept; the oldest go first. */
export const MAX_TOASTS = 20;

/** A toast's time on the screen: what is left of it, and since when it runs. */
interface Countdown {
  leftMs: number;
  startedAt: number;
  cancel: () => void;
}

/** The toasts of the page, newest first. Knows no screen: it is told the time and tells its listeners. */
export class ToastStore {
  #toasts: readonly Toast[] = [];
  #nextId = 1;
  #isPaused = false;
  readonly #clock: ToastClock;
  readonly #countdowns = new Map<number, Countdown>();
  readonly #removals = new Map<number, () => void>();
  readonly #listeners = new Set<() => void>();

  constructor(clock: ToastClock) {
    this.#clock = clock;
  }

  readonly toasts = (): readonly Toast[] => this.#toasts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows a toast and gives its id. With the id of one that is still there, that one changes: loading into success. */
  show(type: ToastType, content: ReactNode, id = this.#nextId++): number {
    const toast: Toast = { id, type, content, isVisible: true };
    const isThere = this.#toasts.some((other) => other.id === id);
    this.#forget(id);
    const next = isThere ? this.#toasts.map((other) => (other.id === id ? toast : other)) : [toast, ...this.#toasts];
    for (const dropped of next.slice(MAX_TOASTS)) this.#forget(dropped.id);
    this.#set(next.slice(0, MAX_TOASTS));
    const durationMs = TOAST_DURATIONS_MS[type];
    if (durationMs !== null) {
      this.#countdowns.set(id, { leftMs: durationMs, startedAt: this.#clock.now(), cancel: () => undefined });
      if (!this.#isPaused) this.#run(id);
    }
    return id;
  }

  /** Sends a toast away; it is removed a moment later, so that it can leave in style. */
  dismiss(id: number): void {
    if (!this.#toasts.some((toast) => toast.id === id && toast.isVisible)) return;
    this.#forget(id);
    this.#set(this.#toasts.map((toast) => (toast.id === id ? { ...toast, isVisible: false } : toast)));
    this.#removals.set(
      id,
      this.#clock.after(REMOVAL_DELAY_MS, () => this.#remove(id)),
    );
  }

  /** Stops every countdown, while somebody reads or reaches for one. */
  pause(): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    for (const countdown of this.#countdowns.values()) {
      countdown.cancel();
      countdown.leftMs -= this.#clock.now() - countdown.startedAt;
    }
  }

  /** Lets every countdown go on with what it had left. */
  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    for (const id of this.#countdowns.keys()) this.#run(id);
  }

  #run(id: number): void {
    const countdown = this.#countdowns.get(id);
    if (!countdown) return;
    countdown.startedAt = this.#clock.now();
    countdown.cancel = this.#clock.after(Math.max(countdown.leftMs, 0), () => this.dismiss(id));
  }

  #remove(id: number): void {
    this.#removals.delete(id);
    this.#set(this.#toasts.filter((toast) => toast.id !== id));
    // Browsers do not always tell that the pointer or the focus left what is gone: nobody reads where nothing is.
    if (this.#toasts.length === 0) this.resume();
  }

  #forget(id: number): void {
    this.#countdowns.get(id)?.cancel();
    this.#countdowns.delete(id);
    this.#removals.get(id)?.();
    this.#removals.delete(id);
  }

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}
