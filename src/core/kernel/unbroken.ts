/** A text that no line ends within: a phone number, a count with its word. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");
