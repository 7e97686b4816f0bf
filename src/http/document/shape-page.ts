import { paintFirst } from "./paint-first.ts";
import { readStyles } from "./read-styles.ts";
import { readWordFiles } from "./read-word-files.ts";

/** Gives an answer of the web app the form in which browsers show it soonest; what is no document stays as it is. */
export type ShapePage = (answer: Response, nonce: string) => Promise<Response>;

/** Shapes pages by the files of the built web client. */
export function createShapePage(clientDir: string): ShapePage {
  const styleOf = readStyles(clientDir);
  const wordFilesOf = readWordFiles(clientDir);
  return async (answer, nonce) => {
    if (answer.body === null || answer.headers.get("content-type")?.startsWith("text/html") !== true) return answer;
    return new Response(paintFirst(await answer.text(), nonce, styleOf, wordFilesOf), answer);
  };
}
