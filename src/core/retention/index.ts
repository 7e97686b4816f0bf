export { KEPT_DAYS } from "./kept-days.ts";
