declare const brand: unique symbol;

/** A plain value that carries its meaning in its type, so that an e-mail is never passed where a booking id belongs. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
