/** What places are called. */
export const places = {
  /** A city of the supply, which speaks English. `where` tells it from others of its name: the code of its country, metropolitan area or airport. */
  city: (name: string, _where: string): string => name,
};
