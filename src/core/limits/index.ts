export { type Limit, LIMITS, type LimitName, type Limits, timesAsMany, type TooMany } from "./limits.ts";
