/** `node studio/render-site-images.ts`: renders the site's own images into `public`: icons, placeholder, the preview of shared links. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { stemOf } from './label/dipstick.ts';
import { bar, letters, MARK_WIDTH } from './label/drawing.ts';
import { READING, setLine } from './label/type-setting.ts';
import { RANGE } from './pictures/pack-stills.ts';
import { renderShot } from './rendering/render-shot.ts';
import { closeWorkers } from './rendering/trace-scene.ts';
import { linear } from './shading/color.ts';
import { framed } from './tracer/framing.ts';

const INK = '#0c171c';
const OIL = '#f0a500';
const SKY = '#a6d8ee';
const MIST = '#eff3f4';

const inPublic = (name: string): string => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** The T of the wordmark as a dipstick, in a square of 64. */
const ICON =
  '<path d="M11 11h42v11H37.5v14h-11V22H11z" fill="#fff"/>' +
  `<path d="M26.5 38.5h11v8h-11zM26.5 49h11v2.5a5.5 5.5 0 0 1-11 0z" fill="${OIL}"/>`;

const icon = (round: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="${INK}"/>${ICON}</svg>`;

/** The wordmark with its dipstick, its cap height given. */
function mark(
  { x, y, height }: { x: number; y: number; height: number },
  { ink, tip }: { ink: string; tip: string },
): string {
  const stem = stemOf(x, height);
  const foot = y + height;
  const part = ([from, to]: readonly [number, number], fill: string, round = 0) =>
    bar({ x: stem.x, y: foot + height * from, width: stem.width, height: height * (to - from) }, fill, round);
  return [
    letters({ x, y, height }, ink),
    part([-0.02, 0.16], ink),
    part([0.21, 0.46], tip),
    part([0.51, 0.82], tip, stem.width * 0.4),
  ].join('');
}

async function icons(): Promise<void> {
  writeFileSync(inPublic('favicon.svg'), icon(10));
  const pixels = (name: string, size: number) =>
    sharp(Buffer.from(icon(0)), { density: 72 * 8 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toFile(inPublic(name));
  await Promise.all([pixels('apple-touch-icon.png', 180), pixels('icon-192.png', 192), pixels('icon-512.png', 512)]);
  await maskableIcon();
}

/** Its middle four fifths stay whatever shape a phone cuts it to. */
async function maskableIcon(): Promise<void> {
  const [mark, edge] = [328, 92];
  await sharp(Buffer.from(icon(0)), { density: 72 * 8 })
    .resize(mark, mark)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: INK })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(inPublic('icon-maskable-512.png'));
}

async function placeholder(): Promise<void> {
  const height = 120;
  const placement = { x: (600 - height * MARK_WIDTH) / 2, y: 220, height };
  const body = `<rect width="600" height="600" fill="${MIST}"/><g opacity=".2">${mark(placement, { ink: INK, tip: INK })}</g>`;
  await sharp(Buffer.from(svg(600, 600, body)))
    .png({ palette: true, compressionLevel: 9 })
    .toFile(inPublic('images/placeholder.png'));
}

/** The same, and the preview of links, of a brand without a wordmark here: a bottle that nobody has labelled. */
async function plainImages(): Promise<void> {
  const bottle =
    '<path d="M-34-150h68v34h-68zM-24-110h48v30c0 24 56 30 56 74v146a20 20 0 0 1-20 20H-60a20 20 0 0 1-20-20V-6c0-44 56-50 56-74z"/>';
  const plain = (width: number, height: number, name: string) =>
    sharp(
      Buffer.from(
        svg(
          width,
          height,
          `<rect width="${width}" height="${height}" fill="${MIST}"/><g transform="translate(${width / 2} ${height / 2})" fill="${INK}" opacity=".2">${bottle}</g>`,
        ),
      ),
    )
      .png({ palette: true, compressionLevel: 9 })
      .toFile(inPublic(`images/${name}`));
  await Promise.all([plain(600, 600, 'placeholder-plain.png'), plain(1200, 630, 'og-plain.png')]);
}

/** The range on sky, under the wordmark. */
async function shareCard(): Promise<void> {
  const size = { width: 1200, height: 630 };
  const shot = {
    floor: true,
    camera: (model: Parameters<typeof framed>[0]) =>
      framed(model, { ...size, yaw: 0, pitch: 6, fill: 0.66, middle: [0.62, 0.56] }),
    variants: [{ name: 'og', objects: RANGE, backdrop: { color: linear(SKY), horizon: 0.66 } }],
  };
  const words = svg(
    size.width,
    size.height,
    mark({ x: 72, y: 84, height: 92 }, { ink: INK, tip: OIL }) +
      setLine({ text: 'Indonesia', cut: READING, size: 44, x: 72, y: 320, fill: INK }),
  );
  for await (const { picture } of renderShot(shot))
    await sharp(picture.data, { raw: { ...size, channels: 4 } })
      .composite([{ input: Buffer.from(words) }])
      .removeAlpha()
      .png({ palette: true, quality: 92, effort: 8 })
      .toFile(inPublic('images/og.png'));
}

await icons();
await placeholder();
await plainImages();
await shareCard();
await closeWorkers();
