import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';

/** Without markup, entities and repeated spaces: for names, search and messages. */
export const plainText = (html: string | null | undefined): string =>
  decodeHTML((html ?? '').replace(/<[a-z/!][^>]*>/gi, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Names are shown as text, but may contain entities. */
export const nameText = (text: string | null | undefined): string => decodeHTML(text ?? '').trim();

const TEXT_TAGS = ['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'small', 'sub', 'sup', 'blockquote', 'code', 'pre'];
const STRUCTURE_TAGS = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'a'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Markup of texts. Nothing that runs, loads frames or styles the page. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_TAGS, ...STRUCTURE_TAGS, ...TABLE_TAGS],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
};

/** HTML of a backend, safe to be shown in a page. */
export const safeHtml = (html: string | null | undefined): string => sanitizeHtml(html ?? '', ALLOWED);
