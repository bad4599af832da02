/** Name of the field with the pieces of a line, by the number of the line. Apart from the checks, which no browser loads. */
export const returnLineField = (line: number): string => `line-${line}`;

/** The number of the line whose pieces a field holds; null for any other field. */
export function returnedLine(field: string): number | null {
  const line = /^line-(\d{1,9})$/.exec(field)?.[1];
  return line ? Number(line) : null;
}
