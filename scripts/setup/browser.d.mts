/** Path of a Chromium that can be run, or null. */
export function findBrowser(): Promise<string | null>;
export function findWholeBrowser(): Promise<string | null>;
