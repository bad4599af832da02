import sanitizeHtml from 'sanitize-html';
import { hasMarkup } from '#engine/domain/text/text.ts';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
};

/** HTML without scripts, frames, styles and whatever else does more than show a text. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, ALLOWED);

/** A text that a merchant writes with or without markup. Plain text stays as it is, whatever characters it has. */
export const cleanText = (text: string): string => (hasMarkup(text) ? cleanHtml(text) : text);
