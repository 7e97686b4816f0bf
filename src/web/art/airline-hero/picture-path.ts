/** Where the picture of an airline is served, by its code. */
export const airlinePicturePath = (code: string): string => `/airline-pictures/${code}.svg`;
