import { escapeHtml } from '#engine/domain/text/escape-html.ts';
import { hasMarkup } from '#engine/domain/text/text.ts';

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

/** A text as it is stored, or as HTML; one with markup is HTML already. */
export const formattedText = (text: string, { format }: TextFormat): string =>
  format === 'RAW' || hasMarkup(text) ? text : paragraphs(text);
