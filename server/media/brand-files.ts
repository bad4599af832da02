import sharp from 'sharp';
import type { BrandPicture, BrandPictures } from '../own-shop/brand-pictures.ts';
import { drawBrandPicture } from './draw-brand-picture.ts';

/** A file of the brand at its address. */
export interface BrandFile {
  readonly path: string;
  readonly bytes: Buffer;
  /** Its extension. */
  readonly format: string;
}

/** Of a maskable icon's side, which systems cut to circles and drops (W3C Web Application Manifest, safe zone). */
const SAFE_ZONE = 0.8;
/** Pixels of the tab's icon within a drawing. */
const TAB_ICON = 64;

/** What a brand's pictures replace or add to the files of the build. */
export async function brandFiles({ icon, ...shown }: BrandPictures): Promise<readonly BrandFile[]> {
  const files = Object.values(shown).map(({ src: path, bytes, format }) => ({ path, bytes, format }));
  return icon ? [...files, ...(await iconFiles(icon))] : files;
}

const png = (path: string, bytes: Buffer): BrandFile => ({ path, bytes, format: 'png' });

async function iconFiles(icon: BrandPicture): Promise<readonly BrandFile[]> {
  const sized = (side: number) => drawBrandPicture(icon, { width: side, height: side });
  const [small, large, maskable, touch, tab] = await Promise.all([
    sized(192),
    sized(512),
    sized(Math.round(512 * SAFE_ZONE)).then((input) => onWhite(input, 512)),
    sized(180).then((input) => onWhite(input, 180)),
    icon.format === 'svg' ? icon.bytes : sized(TAB_ICON).then(drawingOf),
  ]);
  return [
    png('/icon-192.png', small),
    png('/icon-512.png', large),
    png('/icon-maskable-512.png', maskable),
    png('/apple-touch-icon.png', touch),
    { path: '/favicon.svg', bytes: tab, format: 'svg' },
  ];
}

/** In the middle of a square without transparency: systems would put it on black. */
const onWhite = (input: Buffer, side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
    .composite([{ input }])
    .removeAlpha()
    .png()
    .toBuffer();

/** So that the tab's icon has one address, whatever the brand drew. */
const drawingOf = (image: Buffer): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TAB_ICON} ${TAB_ICON}"><image width="${TAB_ICON}" height="${TAB_ICON}" href="data:image/png;base64,${image.toString('base64')}"/></svg>`,
  );
