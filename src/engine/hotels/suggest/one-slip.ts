/** Shorter names are near too many others to say that one was meant: Zion is not Sion. */
const SHORTEST = 5;
/** From this length on a wrong letter is a slip too: `Los Angelas`. In a shorter name it is as likely another place: Paros, Yalta. */
const SHORTEST_WITH_WRONG_LETTER = 7;

/**
 * Whether a folded text is a folded name but for one slip: a letter left out, put in or swapped with its neighbor, in longer names a
 * wrong one. Nobody slips in the first letter, a text that is the name has none, and one that is its beginning is another name or not
 * finished: Samar is not Samara.
 */
export function isOneSlipAway(text: string, name: string): boolean {
  const [shorter, longer] = text.length < name.length ? [text, name] : [name, text];
  if (shorter.length < SHORTEST || longer.length - shorter.length > 1 || text[0] !== name[0] || name.startsWith(text)) return false;
  let at = 0;
  while (at < shorter.length && text[at] === name[at]) at++;
  if (shorter.length < longer.length) return shorter.slice(at) === longer.slice(at + 1);
  if (at === name.length) return false;
  if (text[at] === name[at + 1] && text[at + 1] === name[at]) return text.slice(at + 2) === name.slice(at + 2);
  return name.length >= SHORTEST_WITH_WRONG_LETTER && text.slice(at + 1) === name.slice(at + 1);
}
