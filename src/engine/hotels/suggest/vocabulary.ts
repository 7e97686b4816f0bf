import { fold, spellingsOf } from "../../suggest/fold.ts";
import { hashWord } from "./text-hash.ts";

/** What stands between two spaces of a text, as numbers of words. */
interface Token {
  /** The words that it is when folded: none for `&`, two for `Saint-Germain`. */
  readonly words: readonly number[];
  /** Those of its other spellings: `st` for `saint`, `muenchner` for `Münchner`. */
  readonly others: readonly number[];
}

/** Numbers words as they come. Names share their words, so each token is folded once. */
export class Vocabulary {
  readonly words: string[] = [];
  readonly hashes: number[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #tokens = new Map<string, Token>();

  token(text: string): Token {
    return this.#tokens.get(text) ?? this.#newToken(text);
  }

  #newToken(text: string): Token {
    const [folded, ...others] = new Set(spellingsOf(text));
    const token = { words: this.#wordsOf(folded ?? fold(text)), others: others.flatMap((spelling) => this.#wordsOf(spelling)) };
    this.#tokens.set(text, token);
    return token;
  }

  #wordsOf(folded: string): readonly number[] {
    return folded === "" ? [] : folded.split(" ").map((word) => this.#numberOf(word));
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.words.push(word) - 1;
    this.hashes.push(hashWord(word));
    this.#numbers.set(word, number);
    return number;
  }
}
