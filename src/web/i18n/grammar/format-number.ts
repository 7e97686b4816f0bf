export { formatNumber } from "../../../core/kernel/amount-text.ts";
