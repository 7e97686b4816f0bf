import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { localeOf } from "./i18n/addresses.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { NonceContext } from "./nonce.tsx";

// Browsers hide the attribute from scripts that could steal it; the property still tells it to ours. A page that is kept for all has none.
const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce || undefined;

await loadMessages(localeOf(window.location.pathname));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});
