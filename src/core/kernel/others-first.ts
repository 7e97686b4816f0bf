/** Lets all that waits for the process go first: for who does many pieces of work in a row, each of some milliseconds. On servers only. */
export const othersFirst = (): Promise<void> => new Promise((go) => setImmediate(go));
