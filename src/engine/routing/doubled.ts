/** A column twice as long that begins with the same entries. */
export function doubled<Column extends Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(column: Column): Column {
  const longer = new (column.constructor as new (length: number) => Column)(column.length * 2);
  longer.set(column);
  return longer;
}
