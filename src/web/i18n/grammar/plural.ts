export { plural } from "../../../core/kernel/plural.ts";
