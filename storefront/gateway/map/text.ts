import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import { withoutShortcodes } from './shortcodes.ts';

/** What is no longer true, such as a price before a sale: without its stroke it would read as if it were. */
const STRUCK = /<(del|strike|s)(?:\s[^>]*)?>.*?<\/\1>/gis;

/** Without markup, entities and repeated spaces: for names, search and messages. */
export function plainText(html: string | null | undefined): string {
  const text = decoded((html ?? '').replace(STRUCK, ' ').replace(/<[a-z/!][^>]*>/gi, ' '));
  return (UNEVEN_SPACE.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}

const UNEVEN_SPACE = /\s\s|[^\S ]/;

/** A text without entities stays the same one in memory. */
const decoded = (text: string): string => (text.includes('&') ? decodeHTML(text) : text);

/**
 * What owners write in names to make a mark small or a line end, `STP<sup>®</sup>`, a WooCommerce around an amount, and plugins for
 * the logo of a carrier or a bank.
 */
const MARKUP_OF_NAMES = /<\/?(?:a|b|bdi|div|em|i|img|p|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi;

/** Names are shown as text, but may contain entities, and a little markup. */
export const nameText = (text: string | null | undefined): string => decoded(withoutMarkup(text ?? '')).trim();

/** Letters that markup parts stay one word. */
export const withoutMarkup = (name: string): string =>
  name.includes('<') ? name.replace(MARKUP_OF_NAMES, '').replace(/\s*<br\s*\/?>\s*/gi, ' ') : name;

const TEXT_TAGS = ['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'small', 'sub', 'sup', 's', 'blockquote', 'code', 'pre'];
const LIST_TAGS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const STRUCTURE_TAGS = ['h2', 'h3', 'h4', 'figure', 'figcaption', 'img', 'a', 'details', 'summary'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const BLOCKS: readonly string[] = ['p', 'div', 'figure'];

/** A picture that is loaded by script, or what remains around something removed. */
function isEmpty({ tag, attribs, text, mediaChildren }: sanitizeHtml.IFrame): boolean {
  if (tag === 'img') return !attribs.src;
  return BLOCKS.includes(tag) && text.trim() === '' && mediaChildren.length === 0;
}

/** Markup of texts. Nothing that runs, loads frames or styles the page. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['div', ...TEXT_TAGS, ...LIST_TAGS, ...STRUCTURE_TAGS, ...TABLE_TAGS],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // A page has one h1, and styles for three levels below it.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', section: 'div', article: 'div', del: 's', strike: 's' },
  exclusiveFilter: isEmpty,
};

/** HTML of a backend, safe to be shown in a page. */
export const safeHtml = (html: string | null | undefined): string =>
  sanitizeHtml(withoutShortcodes(html ?? ''), ALLOWED);
