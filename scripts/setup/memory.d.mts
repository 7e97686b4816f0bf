interface Manners {
  flags(...quick: string[]): string[];
  runAll(works: readonly (() => Promise<void>)[]): Promise<unknown>;
}
export function memoryBytes(all?: number, most?: number): number;
export function mannersFor(bytes: number): Manners;
