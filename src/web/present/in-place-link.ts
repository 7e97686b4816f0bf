import { type MouseEvent, startTransition } from "react";

/** What makes a link of React Router's one that changes what is shown in place: scripts press it themselves, without them it leads there. */
export interface InPlaceLink {
  readonly to: string;
  readonly replace: true;
  readonly preventScrollReset: true;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** @param press what it does; opened in another tab or window, it is only a link. */
export const inPlaceLink = (to: string, press: () => void): InPlaceLink => ({
  to,
  replace: true,
  preventScrollReset: true,
  onClick: (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTransition(press); // What was pressed before it is drawn first.
  },
});
