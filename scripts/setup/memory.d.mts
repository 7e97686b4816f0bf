interface Pace {
  flags(...quick: string[]): string[];
  runAll(works: readonly (() => Promise<void>)[]): Promise<unknown>;
}
export function memoryBytes(all?: number, most?: number): number;
export function paceFor(bytes: number): Pace;
