/** Whether it is a whole number from `least` to `most`. */
export const within = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
