/** A browser's storage: what is kept are its own properties, beside its methods. */
export function fakeStorage(): object {
  const methods = {
    getItem(key: string): string | null {
      return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
    },
    setItem(key: string, text: string): void {
      Reflect.set(this, key, text);
    },
    removeItem(key: string): void {
      Reflect.deleteProperty(this, key);
    },
  };
  return Object.create(methods) as object;
}
