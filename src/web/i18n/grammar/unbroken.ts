export { unbroken } from "../../../core/kernel/unbroken.ts";
