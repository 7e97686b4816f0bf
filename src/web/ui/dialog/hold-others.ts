/**
 * Nothing but one element, and what lies in it, can be reached by key, pointer or screen reader.
 * @returns the function that lets all else be reached again.
 */
export function holdOthers(element: Element): () => void {
  const held: Element[] = [];
  for (let inside = element; inside.parentElement !== null && inside !== document.body; inside = inside.parentElement) {
    for (const other of inside.parentElement.children) {
      if (other === inside || other.hasAttribute("inert") || NEVER_SEEN.has(other.localName)) continue;
      other.setAttribute("inert", "");
      held.push(other);
    }
  }
  return () => {
    for (const other of held) other.removeAttribute("inert");
  };
}

const NEVER_SEEN = new Set(["script", "style", "link", "template", "noscript"]);
