export function hashOf(root: string, inputs: readonly string[]): string;
export function unlessStamped(root: string, stamp: string, hash: string, make: () => Promise<void> | void): Promise<void>;
