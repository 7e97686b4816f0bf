/** The hash of no words; each further word is mixed in with `addWord`. */
export const NO_WORDS = 0x811c_9dc5;
const PRIME = 0x0100_0193;

/** The hash (FNV-1a, 32 bits) of a folded word. */
export function hashWord(word: string): number {
  let hash = NO_WORDS;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), PRIME);
  return hash >>> 0;
}

/** The hash of a row of words and one more, given by its own hash. */
export const addWord = (hash: number, word: number): number => Math.imul(Math.imul(hash, 31) ^ word, PRIME) >>> 0;

/** The hash of a folded text, word by word. */
export const hashText = (folded: string): number => folded.split(" ").reduce((hash, word) => addWord(hash, hashWord(word)), NO_WORDS);
