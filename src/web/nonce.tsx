import { createContext, useContext } from "react";

/** The answer's nonce: the server puts it here for the document; the browser reads it back from the document. */
export const NonceContext = createContext<string | undefined>(undefined);

/** What every inline script and style of the document must carry. */
export const useNonce = (): string | undefined => useContext(NonceContext);
