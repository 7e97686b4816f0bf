/** `Lufthansa, United y Swiss` */
export const list = (items: readonly string[]): string => new Intl.ListFormat("es-US").format(items);
