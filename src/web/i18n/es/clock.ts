/** `la 1:05 p. m.`, `las 7:30 a. m.`: the hour of one o'clock is alone. */
export const theTime = (time: string): string => `${time.startsWith("1:") ? "la" : "las"} ${time}`;
