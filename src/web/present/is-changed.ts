/** Whether a field of a form says something else than the page that the server sent: somebody has typed or chosen there before scripts came. */
export function isChanged(field: Element): boolean {
  // Only what came as HTML has a choice that it began with.
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.defaultSelected && !option.selected);
  if (!(field instanceof HTMLInputElement)) return false;
  return TICKED.has(field.type) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

const TICKED = new Set(["radio", "checkbox"]);
