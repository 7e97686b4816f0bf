/** What ties a field of a form to its name, its kept value, its error and the link of an error summary. */
interface FieldBinding {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly defaultValue: string | undefined;
}

/** Gives the binding of the field with a name. */
export type BindField = (name: string) => FieldBinding;

/** The id of a field's control, and the anchor that an error summary links to. */
export const fieldId = (name: string): string => `field-${name.replaceAll(".", "-")}`;
