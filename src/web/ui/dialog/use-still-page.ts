import { useEffect } from "react";

/** How much of the page a layer leaves to be seen. */
type Cover = "part" | "all";

/** The layers that lie over the page. */
const layers: Cover[] = [];

function tell(): void {
  const { dataset } = document.documentElement;
  if (layers.length === 0) delete dataset["still"];
  else dataset["still"] = layers.includes("all") ? "all" : "part";
}

/**
 * Nothing moves behind a layer over the whole page while it is open: the base style sheet says how. An attribute, because a style sheet that asks whether
 * the page has an open layer anywhere has the browser look through the whole page at each change of it.
 */
export function useStillPage(isOpen: boolean, cover: Cover = "part"): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    layers.push(cover);
    tell();
    return () => {
      layers.splice(layers.indexOf(cover), 1);
      tell();
    };
  }, [isOpen, cover]);
}
