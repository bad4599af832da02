/** Markup laid out over many lines: a break between two tags vanishes, any other becomes a space. */
export function html(lines: TemplateStringsArray): string {
  return lines
    .join('')
    .trim()
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\s*\n\s*/g, ' ');
}
