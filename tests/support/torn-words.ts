import type { Locator } from "playwright-core";

/** The words of a part of a page that do not stand in one line; a hyphen that is written may end one. */
export const tornWords = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest(".sr") || !text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[^ \n-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) torn.push(word);
      }
    }
    return torn;
  });
