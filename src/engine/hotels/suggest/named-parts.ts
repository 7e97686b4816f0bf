/** A folded text read as a name and what tells it from its namesakes. */
interface NamedParts {
  readonly name: string;
  /** `washington`, `usa texas`; "" when the text is a name as a whole. */
  readonly beside: string;
}

/** All ways to read a folded text: as a name alone, then with less and less of it behind the name, then in front of it. */
export function* namedParts(key: string): Generator<NamedParts, void> {
  yield { name: key, beside: "" };
  for (let at = key.lastIndexOf(" "); at > 0; at = key.lastIndexOf(" ", at - 1))
    yield { name: key.slice(0, at), beside: key.slice(at + 1) };
  for (let at = key.indexOf(" "); at > 0; at = key.indexOf(" ", at + 1)) yield { name: key.slice(at + 1), beside: key.slice(0, at) };
}

/** A city, its region and its country by two of its names: nobody writes more beside a name. */
const MOST_TEXTS = 4;

/** Whether a folded text is a row of these folded texts and nothing else. */
export function consistsOf(text: string, texts: ReadonlySet<string>, most = MOST_TEXTS): boolean {
  if (text === "") return true;
  if (most === 0) return false;
  for (let end = text.length; end > 0; end = text.lastIndexOf(" ", end - 1)) {
    if (texts.has(text.slice(0, end)) && consistsOf(text.slice(end + 1), texts, most - 1)) return true;
  }
  return false;
}
