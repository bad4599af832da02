import tabler from '@iconify-json/tabler/icons.json' with { type: 'json' };
import { ICON_NAMES, type IconName } from '#storefront/ui/icon-names.ts';

const STROKE_WIDTH = '1.75';

const drawings: Readonly<Record<string, { readonly body: string }>> = tabler.icons;

function drawSymbol(name: IconName): string {
  const icon = drawings[name];
  if (!icon) throw new Error(`The icon set has no "${name}".`);
  const body = icon.body.replaceAll('stroke-width="2"', `stroke-width="${STROKE_WIDTH}"`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`;
}

/** The sprite with the icons that the shop uses and no others. */
export const drawIconSprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${ICON_NAMES.map(drawSymbol).join('\n')}\n</svg>\n`;
