import { escapeHtml } from '#engine/domain/text/escape-html.ts';
import type { BlockOf, BlockRenderers, SumRow } from './blocks.ts';
import { BRAND, DIGITS, LIGHT, NARROW, SANS } from './theme.ts';

const escapeLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const paragraph = (text: string, kind: 'text' | 'small'): string => {
  const isSmall = kind === 'small';
  const font = `${isSmall ? '14px/1.5' : '16px/1.55'} ${SANS}`;
  const color = isSmall ? LIGHT.text3 : LIGHT.text2;
  return `<p class="${isSmall ? 'text3' : 'text2'}" style="margin:0 0 16px;font:${font};color:${color}">${escapeLines(text)}</p>`;
};

/** Outlook leaves out the padding of a link, and reads `mso-padding-alt` of its cell. */
const button = ({ label, url }: BlockOf<'button'>): string =>
  `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td align="center" bgcolor="${BRAND.flame}" style="border-radius:4px;background:${BRAND.flame};mso-padding-alt:14px 28px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;font:700 16px/20px ${SANS};color:${BRAND.paper};text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`;

const heading = ({ text }: BlockOf<'heading'>): string =>
  `<h2 class="text" style="margin:28px 0 12px;font:700 20px/1.2 ${NARROW};color:${LIGHT.text}">${escapeHtml(text)}</h2>`;

const factRow = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="text3 line" valign="top" style="padding:9px 16px 9px 0;border-bottom:1px solid ${LIGHT.line};font:14px/1.45 ${SANS};color:${LIGHT.text3}">${escapeHtml(label)}</td>
<td class="text line" align="right" valign="top" style="padding:9px 0;border-bottom:1px solid ${LIGHT.line};font:600 15px/1.4 ${SANS};color:${LIGHT.text};word-break:break-word">${escapeLines(value)}</td></tr>`;

const facts = ({ rows }: BlockOf<'facts'>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 24px">${rows.map(factRow).join('')}</table>`;

/** "6 lembar" and "4 L" at the end of a name or choice. */
const PACK_SIZE = /(\d) (?=(?:L|\p{Lowercase_Letter}+)$)/u;

/** A name or choice, whose pack size stays on one line. */
const escapeName = (name: string) => escapeHtml(name.replace(PACK_SIZE, '$1\u00a0'));

const orderLines = ({ rows }: BlockOf<'order-lines'>): string => {
  const cells = rows.map(({ name, details, amount }) => {
    const detailLines = details.map(
      (detail) =>
        `<br><span class="text3" style="font:14px/1.45 ${SANS};color:${LIGHT.text3}">${escapeName(detail)}</span>`,
    );
    return `<tr><td class="text line" valign="top" style="padding:12px 16px 12px 0;border-bottom:1px solid ${LIGHT.line};font:700 16px/1.3 ${NARROW};color:${LIGHT.text};word-break:break-word">${escapeName(name)}${detailLines.join('')}</td>
<td class="text line" align="right" valign="top" style="padding:12px 0;border-bottom:1px solid ${LIGHT.line};font:600 16px/1.3 ${SANS};color:${LIGHT.text};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:2px solid ${BRAND.oil}">${cells.join('')}</table>`;
};

/** The digits stand in one element, so that one touch selects them all. */
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
        `<tr><td class="text3 line" style="padding:12px 0;border-bottom:1px solid ${LIGHT.line};font:14px/1.45 ${SANS};color:${LIGHT.text3}"><a class="link" href="${escapeHtml(url)}" style="font:700 16px/1.4 ${SANS};color:${LIGHT.link}">${escapeName(label)}</a><br>${escapeHtml(note)}</td></tr>`,
    )
    .join('')}</table>`;

const SUMS = {
  normal: { tone: 'text2', font: `15px/1.4 ${SANS}`, color: LIGHT.text2, padding: '5px' },
  quiet: { tone: 'text3', font: `14px/1.4 ${SANS}`, color: LIGHT.text3, padding: '3px' },
  total: { tone: 'text', font: `700 22px/1.2 ${NARROW}`, color: LIGHT.text, padding: '10px' },
} as const satisfies Readonly<Record<SumRow['weight'], unknown>>;

const sumRow = ({ label, amount, weight }: SumRow): string => {
  const { tone, font, color, padding } = SUMS[weight];
  const style = `padding:${padding} 0;font:${font};color:${color}`;
  return `<tr><td class="${tone}" style="${style};padding-right:16px">${escapeHtml(label)}</td><td class="${tone}" align="right" style="${style};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
};

const sums = ({ rows }: BlockOf<'sums'>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:10px 0 24px">${rows.map(sumRow).join('')}</table>`;

const addressCell = (title: string, lines: readonly string[], index: number): string =>
  `<td class="half${index > 0 ? ' half-next' : ''}" width="50%" valign="top" style="padding:0 16px 0 0"><h2 class="text" style="margin:0 0 6px;font:700 16px/1.3 ${NARROW};color:${LIGHT.text}">${escapeHtml(title)}</h2><p class="text2" style="margin:0;font:15px/1.5 ${SANS};color:${LIGHT.text2};word-break:break-word">${lines.map(escapeHtml).join('<br>')}</p></td>`;

const addresses = ({ addresses: all }: BlockOf<'addresses'>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 28px"><tr>${all
    .map(({ title, lines }, index) => addressCell(title, lines, index))
    .join('')}</tr></table>`;

/** A segment of the progress bar. The first and the last one have round ends. */
const segment = (index: number, { stages, done }: BlockOf<'progress'>): string => {
  const isFull = index < done;
  const radius = `${index === 0 ? '4px' : '0'} ${index === stages.length - 1 ? '4px 4px' : '0 0'} ${index === 0 ? '4px' : '0'}`;
  return `<td ${isFull ? '' : 'class="rod" '}height="8" style="height:8px;font-size:0;line-height:0;border-radius:${radius};background:${isFull ? BRAND.oil : LIGHT.rod}">&nbsp;</td>`;
};

const stageLabel = (label: string, isCurrent: boolean): string =>
  `<td class="${isCurrent ? 'text' : 'text3'}" valign="top" style="padding:8px 8px 0 0;font:${isCurrent ? '700' : '400'} 13px/1.35 ${SANS};color:${isCurrent ? LIGHT.text : LIGHT.text3}">${escapeHtml(label)}</td>`;

const progress = (block: BlockOf<'progress'>): string => {
  const width = Math.floor(100 / block.stages.length);
  const columns = block.stages.map(() => `<col width="${width}%">`).join('');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 28px"><colgroup>${columns}</colgroup><tr>${block.stages
    .map((_label, index) => segment(index, block))
    .join(
      '',
    )}</tr><tr>${block.stages.map((label, index) => stageLabel(label, index === block.done - 1)).join('')}</tr></table>`;
};

/** Tables and inline styles, which every mail program understands. */
export const HTML_RENDERERS: BlockRenderers = {
  text: ({ text }) => paragraph(text, 'text'),
  small: ({ text }) => paragraph(text, 'small'),
  heading,
  button,
  facts,
  'order-lines': orderLines,
  sums,
  addresses,
  number,
  progress,
  quote,
  links,
};
