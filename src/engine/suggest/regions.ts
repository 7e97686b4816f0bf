import type { Region } from "./name-tables.ts";

export const regions: readonly Region[] = [{ names: ["Nevada"], abbreviation: "NV", places: ["LAS", "RNO", "EKO"] }];
