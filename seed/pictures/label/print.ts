import sharp from 'sharp';
import type { Member, Pack } from '../cast.ts';
import { coloursOf } from '../colourways.ts';
import type { SheetImage } from '../paint/sheet-image.ts';
import { PROPS } from '../props/index.ts';
import { formOf } from '../subjects.ts';
import type { Sheet } from '../tracer/form.ts';
import { label, type SheetSize } from './label.ts';
import { crest, wideLabel } from './wide-label.ts';

/** Type of this share of a pack's height is the smallest that reads in its main picture: 17 of 860 pixels. */
const SMALLEST_TYPE = 17 / 860;

function artOf(sheet: Sheet, { packshot, category }: Pack): string {
  const { low, high } = formOf(packshot.container).box;
  const floor = Math.max(high[1], high[0] - low[0]) * SMALLEST_TYPE;
  const { width, height, readable } = sheet;
  const size: SheetSize = { width, height, readable, floor };
  const colours = coloursOf(category, packshot);
  if (sheet.art === 'crest') return crest(size, colours);
  return readable > height * 1.6 ? wideLabel(size, packshot.label, colours) : label(size, packshot.label, colours);
}

async function print({ width, height }: Sheet, art: string, scale: number): Promise<SheetImage> {
  const [columns, rows] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${art}</svg>`;
  const rgb = await sharp(Buffer.from(svg), { limitInputPixels: false }).flatten().removeAlpha().raw().toBuffer();
  return { columns, rows, rgb, scale };
}

/** Prints the sheets of all members, in the order of the form they stand in. `scale` is pixels a millimetre. */
export function printSheets(members: readonly Member[], scale: number): Promise<SheetImage[]> {
  const sheets = members.flatMap(({ of }) => {
    if (typeof of === 'string') return formOf(of).sheets.map((sheet, i) => ({ sheet, art: PROPS[of].print(i) }));
    return formOf(of.packshot.container).sheets.map((sheet) => ({ sheet, art: artOf(sheet, of) }));
  });
  return Promise.all(sheets.map(({ sheet, art }) => print(sheet, art, scale)));
}
