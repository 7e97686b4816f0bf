/** `[words](/address)`, or `**strong words**`. A line break is one. */
const MARK = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g;

type Piece = string | { readonly strong: string } | { readonly words: string; readonly to: string };

/** The plain, strong and linked pieces of a text, in their order. */
export function textPieces(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let read = 0;
  for (const mark of text.matchAll(MARK)) {
    const [whole, words = "", to = "", strong] = mark;
    if (mark.index > read) pieces.push(text.slice(read, mark.index));
    pieces.push(strong === undefined ? { words, to } : { strong });
    read = mark.index + whole.length;
  }
  return read < text.length ? [...pieces, text.slice(read)] : pieces;
}

/** A text without its marks, for the head of a page and structured data. */
export const plainText = (text: string): string =>
  textPieces(text)
    .map((piece) => (typeof piece === "string" ? piece : "strong" in piece ? piece.strong : piece.words))
    .join("");
