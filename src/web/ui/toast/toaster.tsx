import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "../icon/icon.tsx";
import { browserClock } from "./browser-clock.ts";
import { type Toast, ToastStore } from "./toast-store.ts";
import styles from "./toaster.module.css";

/** How pages speak up: `toasts.error("…")`. Each call gives an id, which a later call may take over, and `dismiss` sends away. */
export interface Toasts {
  blank(content: ReactNode, id?: number): number;
  success(content: ReactNode, id?: number): number;
  error(content: ReactNode, id?: number): number;
  loading(content: ReactNode, id?: number): number;
  custom(content: ReactNode, id?: number): number;
  dismiss(id: number): void;
}

const StoreContext = createContext<ToastStore | null>(null);

interface ToastProviderProps {
  /** Names of the area and of each toast's button. */
  readonly regionLabel: string;
  readonly dismissLabel: string;
  readonly children: ReactNode;
}

/** Holds the toasts of a page and shows them above it. */
export function ToastProvider({ regionLabel, dismissLabel, children }: ToastProviderProps) {
  const [store] = useState(() => new ToastStore(browserClock));
  return (
    <StoreContext value={store}>
      {children}
      <Toaster store={store} regionLabel={regionLabel} dismissLabel={dismissLabel} />
    </StoreContext>
  );
}

/** @throws Error outside of a `ToastProvider`. */
export function useToasts(): Toasts {
  const store = useContext(StoreContext);
  if (!store) throw new Error("No toasts here: the component is used outside of a ToastProvider.");
  return useMemo(
    () => ({
      blank: (content, id) => store.show("blank", content, id),
      success: (content, id) => store.show("success", content, id),
      error: (content, id) => store.show("error", content, id),
      loading: (content, id) => store.show("loading", content, id),
      custom: (content, id) => store.show("custom", content, id),
      dismiss: (id) => store.dismiss(id),
    }),
    [store],
  );
}

const NO_TOASTS: readonly Toast[] = [];

function Toaster({ store, regionLabel, dismissLabel }: { readonly store: ToastStore } & Omit<ToastProviderProps, "children">) {
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, () => NO_TOASTS);
  const area = useRef<HTMLElement>(null);
  useEffect(() => pauseWhileRead(area.current, store), [store]);
  return (
    <section ref={area} className={styles.toaster} aria-label={regionLabel}>
      {/* Two areas that exist before they speak: screen readers only hear of changes. */}
      <div aria-live="polite" className={styles.area}>
        {toasts.map(
          (toast) => toast.type !== "error" && <ToastCard key={toast.id} toast={toast} store={store} dismissLabel={dismissLabel} />,
        )}
      </div>
      <div role="alert" aria-live="assertive" className={styles.area}>
        {toasts.map(
          (toast) => toast.type === "error" && <ToastCard key={toast.id} toast={toast} store={store} dismissLabel={dismissLabel} />,
        )}
      </div>
    </section>
  );
}

/** Pointer over a toast, or the focus in one: time stands still for all of them. */
function pauseWhileRead(area: HTMLElement | null, store: ToastStore): () => void {
  const listening = new AbortController();
  for (const reading of ["pointerenter", "focusin"]) area?.addEventListener(reading, () => store.pause(), listening);
  for (const gone of ["pointerleave", "focusout"]) area?.addEventListener(gone, () => store.resume(), listening);
  return () => listening.abort();
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly store: ToastStore;
  readonly dismissLabel: string;
}

function ToastCard({ toast: { id, type, content, isVisible }, store, dismissLabel }: ToastCardProps) {
  const dismiss = (): void => {
    store.dismiss(id);
    store.resume(); // The pointer's leave is not told of what vanishes under it.
  };
  return (
    <div className={`${styles.toast} ${styles[type]} ${isVisible ? "" : styles.leaving}`}>
      {type !== "blank" && type !== "custom" && (
        <span className={styles.dot} aria-hidden="true">
          {type === "success" && <Icon name="check" />}
          {type === "error" && <Icon name="close" />}
        </span>
      )}
      <div>{content}</div>
      <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
