import sharp from 'sharp';
import { type LabelSize, label } from '../label/label.ts';
import { crest, wideLabel } from '../label/wide-label.ts';
import type { Pack } from '../packs/pack.ts';
import { PROPS } from '../props/index.ts';
import type { DecalImage } from '../shading/decal-image.ts';
import type { Decal } from '../tracer/model.ts';
import { modelOf, type SceneObject } from './scene.ts';

/** The smallest legible type, as a share of a pack's height: 17 of the 860 pixels of its main picture. */
const SMALLEST_TYPE = 17 / 860;

function packArt(decal: Decal, pack: Pack): string {
  const { low, high } = modelOf(pack.container).box;
  const smallestType = Math.max(high[1], high[0] - low[0]) * SMALLEST_TYPE;
  const { width, height, readable } = decal;
  const size: LabelSize = { width, height, readable, smallestType };
  if (decal.art === 'crest') return crest(size, pack.colors);
  return readable > height * 1.6 ? wideLabel(size, pack.label, pack.colors) : label(size, pack.label, pack.colors);
}

async function rasterize({ width, height }: Decal, art: string, scale: number): Promise<DecalImage> {
  const [columns, rows] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${art}</svg>`;
  const rgb = await sharp(Buffer.from(svg), { limitInputPixels: false }).flatten().removeAlpha().raw().toBuffer();
  return { columns, rows, rgb, scale };
}

/** The printed images of all objects, in the order of the scene's model. `scale` is pixels per millimetre. */
export function renderDecals(objects: readonly SceneObject[], scale: number): Promise<DecalImage[]> {
  const decals = objects.flatMap(({ subject }) => {
    if (typeof subject !== 'string')
      return modelOf(subject.container).decals.map((decal) => ({ decal, art: packArt(decal, subject) }));
    return modelOf(subject).decals.map((decal, index) => ({ decal, art: PROPS[subject].decalArt(index) }));
  });
  return Promise.all(decals.map(({ decal, art }) => rasterize(decal, art, scale)));
}
