export function folderFault(root: string): string | null;
