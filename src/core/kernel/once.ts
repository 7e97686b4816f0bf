/** A value that is made when it is first asked for, and is the same from then on. What `make` throws, it throws each time. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
