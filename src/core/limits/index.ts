export { BUSY_MAP_SECONDS, type Limit, LIMITS, limitsFor, type LimitName, OPEN_MAPS, OPEN_REQUESTS, type TooMany } from "./limits.ts";
