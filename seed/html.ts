/** Lays markup out over many lines in the source and keeps none of the layout: each line is joined without its indent. */
export function html(lines: TemplateStringsArray): string {
  return lines.join('').replace(/\s*\n\s*/g, '');
}
