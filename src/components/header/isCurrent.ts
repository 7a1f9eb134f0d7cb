/** Home is current only on itself; any other page also when the visitor is somewhere below it. */
export function isCurrent(itemPath: string, currentPath: string): boolean {
  return currentPath === itemPath || currentPath.startsWith(`${itemPath}/`);
}
