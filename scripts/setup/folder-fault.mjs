/** Why the project cannot be built where it lies, in a line; null where it can: what builds its pages takes paths for addresses. @param root its folder. */
export function folderFault(root) {
  const [mark] = /[#?%]/.exec(root) ?? [];
  if (mark === undefined) return null;
  return `Farewind cannot be built in ${root}: its tools read the ${mark} in that path as a part of an address. Give the folder another name.`;
}
