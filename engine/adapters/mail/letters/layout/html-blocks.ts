import type { BlockOf, BlockPrinters } from './blocks.ts';
import { escapeHtml } from './escape.ts';
import { levelHtml, placesHtml, sumsHtml } from './html-tables.ts';
import { BRAND, DIGITS, LIGHT, NARROW, SANS } from './palette.ts';

const escapeLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const paragraph = (text: string, kind: 'text' | 'small'): string => {
  const isSmall = kind === 'small';
  const font = `${isSmall ? '14px/1.5' : '16px/1.55'} ${SANS}`;
  const colour = isSmall ? LIGHT.text3 : LIGHT.text2;
  return `<p class="${isSmall ? 'text3' : 'text2'}" style="margin:0 0 16px;font:${font};color:${colour}">${escapeLines(text)}</p>`;
};

const button = ({ label, url }: BlockOf<'button'>): string =>
  `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td align="center" bgcolor="${BRAND.flame}" style="border-radius:4px;background:${BRAND.flame}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;font:700 16px/20px ${SANS};color:${BRAND.paper};text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`;

const heading = ({ text }: BlockOf<'heading'>): string =>
  `<h2 class="text" style="margin:28px 0 12px;font:700 20px/1.2 ${NARROW};color:${LIGHT.text}">${escapeHtml(text)}</h2>`;

const factRow = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="text3 line" valign="top" style="padding:9px 16px 9px 0;border-bottom:1px solid ${LIGHT.line};font:14px/1.45 ${SANS};color:${LIGHT.text3}">${escapeHtml(label)}</td>
<td class="text line" align="right" valign="top" style="padding:9px 0;border-bottom:1px solid ${LIGHT.line};font:600 15px/1.4 ${SANS};color:${LIGHT.text};word-break:break-word">${escapeLines(value)}</td></tr>`;

const facts = ({ rows }: BlockOf<'facts'>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 24px">${rows.map(factRow).join('')}</table>`;

const orderLines = ({ rows }: BlockOf<'order-lines'>): string => {
  const printed = rows.map(({ name, details, amount }) => {
    const under = details.map(
      (detail) =>
        `<br><span class="text3" style="font:14px/1.45 ${SANS};color:${LIGHT.text3}">${escapeHtml(detail)}</span>`,
    );
    return `<tr><td class="text line" valign="top" style="padding:12px 16px 12px 0;border-bottom:1px solid ${LIGHT.line};font:700 16px/1.3 ${NARROW};color:${LIGHT.text};word-break:break-word">${escapeHtml(name)}${under.join('')}</td>
<td class="text line" align="right" valign="top" style="padding:12px 0;border-bottom:1px solid ${LIGHT.line};font:600 16px/1.3 ${SANS};color:${LIGHT.text};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:2px solid ${BRAND.oil}">${printed.join('')}</table>`;
};

/** Digits in an odometer's window, in one piece: it can be copied with one touch. */
const number = ({ title, number: digits, notes }: BlockOf<'number'>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 16px"><tr><td class="line" style="border:1px solid ${LIGHT.line};padding:16px">
<p class="text" style="margin:0 0 10px;font:700 16px/1.3 ${NARROW};color:${LIGHT.text}">${escapeHtml(title)}</p>
<p style="margin:0 0 10px"><span class="line" style="display:inline-block;border:1px solid ${BRAND.ink};background:${BRAND.ink};border-radius:4px;padding:9px 10px 9px 14px;font:700 21px/1 ${DIGITS};letter-spacing:4px;color:${BRAND.paper}">${escapeHtml(digits)}</span></p>
${notes.map((note) => `<p class="text2" style="margin:0;font:14px/1.5 ${SANS};color:${LIGHT.text2}">${escapeHtml(note)}</p>`).join('')}
</td></tr></table>`;

const quote = ({ text }: BlockOf<'quote'>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 24px"><tr><td class="text" style="border-left:4px solid ${BRAND.sky};padding:4px 0 4px 16px;font:16px/1.55 ${SANS};color:${LIGHT.text};word-break:break-word">${escapeLines(text)}</td></tr></table>`;

const links = ({ links: all }: BlockOf<'links'>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${all
    .map(
      ({ label, url, note }) =>
        `<tr><td class="text3 line" style="padding:12px 0;border-bottom:1px solid ${LIGHT.line};font:14px/1.45 ${SANS};color:${LIGHT.text3}"><a class="link" href="${escapeHtml(url)}" style="font:700 16px/1.4 ${SANS};color:${LIGHT.link}">${escapeHtml(label)}</a><br>${escapeHtml(note)}</td></tr>`,
    )
    .join('')}</table>`;

/** Tables and styles in the elements: the common ground of mail programs. */
export const HTML: BlockPrinters = {
  text: ({ text }) => paragraph(text, 'text'),
  small: ({ text }) => paragraph(text, 'small'),
  heading,
  button,
  facts,
  'order-lines': orderLines,
  sums: sumsHtml,
  places: placesHtml,
  number,
  level: levelHtml,
  quote,
  links,
};
