/** Where a search leads; null for a blank one, which is ignored. */
export function searchPath(listPath: string, typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : `${listPath}?${new URLSearchParams({ search: text })}`;
}
