/** A page of this shop to go back to, or null. Anything that a browser could read as another host is refused. */
export const returnPath = (asked: unknown): string | null =>
  typeof asked === 'string' && asked.length <= 2000 && /^\/(?![/\\])[!-[\]-~]*$/.test(asked) ? asked : null;
