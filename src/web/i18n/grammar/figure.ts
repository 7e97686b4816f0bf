export { figure } from "../../../core/kernel/amount-text.ts";
