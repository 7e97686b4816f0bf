/** `Lufthansa, United, and Swiss` */
export const list = (items: readonly string[]): string => new Intl.ListFormat("en").format(items);
