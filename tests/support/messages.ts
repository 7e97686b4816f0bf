import { loadMessages } from "../../src/web/i18n/load-messages.ts";
import { LOCALES } from "../../src/web/i18n/locale.ts";

// As on the server: every catalogue is there before anything is rendered.
await Promise.all(LOCALES.map(loadMessages));
