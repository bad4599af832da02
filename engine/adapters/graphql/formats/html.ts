import { escapeHtml } from '#engine/domain/text/escape-html.ts';

/** Plain text as HTML: an empty line parts paragraphs, a line break stays one. Nothing in it can be markup. */
export const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br />')}</p>`)
    .join('\n');

export interface TextFormat {
  readonly format?: 'RAW' | 'RENDERED' | null | undefined;
}

/** A plain text as it is stored, or as HTML. */
export const plainText = (text: string, { format }: TextFormat): string => (format === 'RAW' ? text : paragraphs(text));
