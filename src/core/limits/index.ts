export { type Limit, LIMITS, type LimitName, type Limits, timesAsMany } from "./limits.ts";
