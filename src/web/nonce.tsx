import { createContext, useContext } from "react";

/**
 * The answer's nonce: the server puts it here for the document; the browser reads it back from the document. A page that is kept for
 * everybody is sent without it, and its content policy names the hashes of its inline scripts instead.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** What every inline script and style of the document must carry. */
export const useNonce = (): string | undefined => useContext(NonceContext);
