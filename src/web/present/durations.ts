export { formatDuration } from "../../core/kernel/format-duration.ts";
