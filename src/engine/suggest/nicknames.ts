export const nicknames: Readonly<Record<string, readonly string[]>> = { LAX: ["LA", "L.A."] };
