/** Minutes as `6 h 55 min`, `45 min` or `7 h`, in every language of ours. Numbers and words hold together when a line breaks. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, "0")}\u00a0min`;
}
