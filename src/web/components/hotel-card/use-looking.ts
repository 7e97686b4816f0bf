import { type RefCallback, useCallback, useState } from "react";

/** By what somebody looks at something: where the pointer is, and where the focus. */
type LookBy = "pointer" | "focus";

/** The pointer or the focus has come to something, or gone from it (null). */
export type OnLook<Id> = (id: Id | null, by: LookBy) => void;

interface Look<Id> {
  readonly by: LookBy;
  readonly id: Id;
}

/**
 * What somebody looks at: where the pointer or the focus came last. When that one goes, where the other still is: a press that moves the
 * page away under the pointer leaves the focus where it led.
 */
export function useLooks<Id>(): readonly [Id | null, OnLook<Id>] {
  const [looks, setLooks] = useState<readonly Look<Id>[]>([]);
  const onLook = useCallback<OnLook<Id>>((id, by) => setLooks((now) => lookedAgain(now, id, by)), []);
  return [looks.at(-1)?.id ?? null, onLook];
}

/** The looks after one of them has come, as the last, or gone. */
export function lookedAgain<Id>(looks: readonly Look<Id>[], id: Id | null, by: LookBy): readonly Look<Id>[] {
  const others = looks.filter((look) => look.by !== by);
  return id === null ? others : [...others, { by, id }];
}

const EVENTS = { pointer: ["pointerenter", "pointerleave"], focus: ["focusin", "focusout"] } as const satisfies Record<
  LookBy,
  readonly string[]
>;

/**
 * Tells when somebody looks at an element: when the pointer or the focus comes, and with null when it goes. It only follows;
 * whatever can be done is done by the links inside.
 */
export function useLooking<Id>(id: Id, onLook: OnLook<Id>): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      const listening = new AbortController();
      for (const by of ["pointer", "focus"] as const) {
        const [comes, goes] = EVENTS[by];
        element?.addEventListener(comes, () => onLook(id, by), listening);
        element?.addEventListener(goes, () => onLook(null, by), listening);
      }
      return () => listening.abort();
    },
    [id, onLook],
  );
}
