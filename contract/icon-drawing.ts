import type { IconDrawing } from './icons.ts';

const MAX_BODY = 20_000;
const MAX_SIDE = 10_000;

/** Shapes, which neither load nor run anything. */
const ELEMENTS: ReadonlySet<string> = new Set([
  'g',
  'path',
  'circle',
  'ellipse',
  'line',
  'polygon',
  'polyline',
  'rect',
]);

const ATTRIBUTES: ReadonlySet<string> = new Set(
  ['d', 'points', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'transform']
    .concat(['fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'opacity', 'stroke', 'stroke-width', 'stroke-linecap'])
    .concat(['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity']),
);

const TAG = /\s*<(\/?)([a-z]+)((?:\s+[a-z0-9-]+="[^"<>&]*")*)\s*(\/?)>\s*/y;
const ATTRIBUTE = /([a-z0-9-]+)="([^"]*)"/g;
/** Numbers, names of colours and transformations; no address. */
const VALUE = /^(?!.*url)[\w\s.,#%()+-]*$/i;

const areSafe = (attributes: string): boolean =>
  [...attributes.matchAll(ATTRIBUTE)].every(([, name = '', value = '']) => ATTRIBUTES.has(name) && VALUE.test(value));

/** Whether a drawing holds shapes alone, each closed: only then it may stand in a page. Another one is left out as a whole, not mended. */
export function isSafeDrawing({ body, width, height }: IconDrawing): boolean {
  const hasSize = [width, height].every((side) => side > 0 && side <= MAX_SIDE);
  if (!hasSize || body === '' || body.length > MAX_BODY) return false;
  const open: string[] = [];
  const tag = new RegExp(TAG);
  while (tag.lastIndex < body.length) {
    const [, end, element = '', attributes = '', isEmpty] = tag.exec(body) ?? [];
    if (!ELEMENTS.has(element) || !areSafe(attributes)) return false;
    if (end && open.pop() !== element) return false;
    if (!end && !isEmpty) open.push(element);
  }
  return open.length === 0;
}

/** What stands in the `<svg>` of an icon, with the lines as thick as those of the shop's own. */
export const iconMarkup = ({ body, width, height }: IconDrawing): string =>
  `<svg viewBox="0 0 ${width} ${height}">${body.replaceAll('stroke-width="2"', 'stroke-width="1.75"')}</svg>`;
