import type { KeptPage } from "./kept-page.ts";

/** What middleware and handlers tell each other about an answer. */
interface Variables {
  /** Whose site it is, for pages of the server's own. */
  agency?: { readonly name: string; readonly phone: string };
  /** Fresh with each request: inline scripts and styles of a page that is made for it carry this. */
  nonce: string;
  /** Set when the answer is a page that was made for everybody: it carries no nonce, and its bytes are encoded already. */
  kept?: KeptPage;
  /** The bytes of an answer in JSON: to ask the answer for them takes longer than to keep them. */
  json?: Uint8Array<ArrayBuffer>;
}

/** What Hono's types want to be told. */
export interface Env {
  Variables: Variables;
}
