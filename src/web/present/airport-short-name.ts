/**
 * An airport's name among airports, without what most of them are called: `John F. Kennedy`.
 * The supply's names are English; what is left of them is a name in every language.
 */
export const airportShortName = (name: string): string => name.replace(/(?:\s+International)?\s+Airport$/, "");
