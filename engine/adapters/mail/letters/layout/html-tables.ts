import type { BlockOf, SumRow } from './blocks.ts';
import { escapeHtml } from './escape.ts';
import { BRAND, LIGHT, NARROW, SANS } from './palette.ts';

const SUMS = {
  normal: { tone: 'text2', font: `15px/1.4 ${SANS}`, colour: LIGHT.text2, padding: '5px' },
  quiet: { tone: 'text3', font: `14px/1.4 ${SANS}`, colour: LIGHT.text3, padding: '3px' },
  total: { tone: 'text', font: `700 22px/1.2 ${NARROW}`, colour: LIGHT.text, padding: '10px' },
} as const satisfies Readonly<Record<SumRow['weight'], unknown>>;

const sumRow = ({ label, amount, weight }: SumRow): string => {
  const { tone, font, colour, padding } = SUMS[weight];
  const look = `padding:${padding} 0;font:${font};color:${colour}`;
  return `<tr><td class="${tone}" style="${look};padding-right:16px">${escapeHtml(label)}</td><td class="${tone}" align="right" style="${look};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
};

export const sumsHtml = ({ rows }: BlockOf<'sums'>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:10px 0 24px">${rows.map(sumRow).join('')}</table>`;

const place = (title: string, lines: readonly string[], index: number): string =>
  `<td class="half${index > 0 ? ' half-next' : ''}" width="50%" valign="top" style="padding:0 16px 0 0"><h2 class="text" style="margin:0 0 6px;font:700 16px/1.3 ${NARROW};color:${LIGHT.text}">${escapeHtml(title)}</h2><p class="text2" style="margin:0;font:15px/1.5 ${SANS};color:${LIGHT.text2};word-break:break-word">${lines.map(escapeHtml).join('<br>')}</p></td>`;

export const placesHtml = ({ places }: BlockOf<'places'>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 28px"><tr>${places
    .map(({ title, lines }, index) => place(title, lines, index))
    .join('')}</tr></table>`;

/** Amber up to where we are, the last step at MAX. Round at both ends, as the rod is. */
const rod = (index: number, { steps, done }: BlockOf<'level'>): string => {
  const isFull = index < done;
  const radius = `${index === 0 ? '4px' : '0'} ${index === steps.length - 1 ? '4px 4px' : '0 0'} ${index === 0 ? '4px' : '0'}`;
  return `<td ${isFull ? '' : 'class="rod" '}height="8" style="height:8px;font-size:0;line-height:0;border-radius:${radius};background:${isFull ? BRAND.oil : LIGHT.rod}">&nbsp;</td>`;
};

const step = (label: string, isNow: boolean): string =>
  `<td class="${isNow ? 'text' : 'text3'}" valign="top" style="padding:8px 8px 0 0;font:${isNow ? '700' : '400'} 13px/1.35 ${SANS};color:${isNow ? LIGHT.text : LIGHT.text3}">${escapeHtml(label)}</td>`;

export const levelHtml = (level: BlockOf<'level'>): string => {
  const width = Math.floor(100 / level.steps.length);
  const columns = level.steps.map(() => `<col width="${width}%">`).join('');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 28px;table-layout:fixed"><colgroup>${columns}</colgroup><tr>${level.steps
    .map((_label, index) => rod(index, level))
    .join(
      '',
    )}</tr><tr>${level.steps.map((label, index) => step(label, index === level.done - 1)).join('')}</tr></table>`;
};
