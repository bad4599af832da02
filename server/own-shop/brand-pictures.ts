import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { Language } from '#contract/languages.ts';
import type { SitePicture } from '#contract/site-settings.ts';
import { type PictureProblem, pictureTextsIn } from './problem-texts.ts';
import { readOwnFile } from './read-own-file.ts';
import { shopFilePath } from './shop-status.ts';

/** Pictures that a brand lays into the folder `brand` beside its file, each under its name, in one of these formats. */
const FORMATS = {
  /** On light ground. */
  logo: ['svg', 'png', 'webp'],
  /** In the footer. Without it the name is written there. */
  'logo-on-dark': ['svg', 'png', 'webp'],
  /** At the top of the home page, best with nothing behind what it shows. */
  home: ['webp', 'png', 'jpg'],
  /** Of the browser's tab and the installed shop. */
  icon: ['svg', 'png'],
  /** Shown where a page of the shop is shared. */
  share: ['png', 'jpg'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BrandPictureName = keyof typeof FORMATS;

const NAMES = Object.keys(FORMATS) as readonly BrandPictureName[];

export interface BrandPicture extends SitePicture {
  readonly format: string;
  readonly bytes: Buffer;
}

export type BrandPictures = Readonly<Partial<Record<BrandPictureName, BrandPicture>>>;

/** Pictures that cannot be used, on one line. */
export class BrandPictureError extends Error {
  override readonly name = 'BrandPictureError';

  constructor(problems: readonly { readonly file: string; readonly problem: string }[]) {
    super(problems.map(({ file, problem }) => `${file} ${problem}`).join('; '));
  }
}

/** Where the pictures lie, whether or not there are any. */
export const brandFolder = (environment: NodeJS.ProcessEnv): string =>
  join(dirname(shopFilePath(environment)), 'brand');

/** Pixels that an installed shop's icon has. */
const MIN_ICON = 512;
/** What a vector drawing does not need, and what could run or fetch something where it is opened by itself. */
const ACTIVE_SVG = /<script|<foreignObject|<!ENTITY|\son\w+\s*=|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/)/i;

/** @throws {BrandPictureError} when one cannot be used */
export function readBrandPictures(folder: string, language: Language = 'en'): BrandPictures {
  const found = NAMES.flatMap((name) =>
    FORMATS[name].map((format) => ({ name, format, file: join(folder, `${name}.${format}`) })),
  ).filter(({ file }) => existsSync(file));
  const read = found.map((one) => ({ ...one, ...readPicture(one) }));
  const texts = pictureTextsIn(language);
  const problems = read.flatMap(({ file, problem }) => (problem ? [{ file, problem: texts[problem] }] : []));
  const twice = found.filter(({ name }, index) => found.findIndex((other) => other.name === name) < index);
  problems.push(...twice.map(({ file }) => ({ file, problem: texts.twice })));
  if (problems.length > 0) throw new BrandPictureError(problems);
  return Object.fromEntries(read.flatMap(({ name, picture }) => (picture ? [[name, picture]] : [])));
}

interface Candidate {
  readonly name: BrandPictureName;
  readonly format: string;
  readonly file: string;
}

type Reading =
  | { readonly picture: BrandPicture; readonly problem?: undefined }
  | { readonly problem: PictureProblem; readonly picture?: undefined };

function readPicture({ name, format, file }: Candidate): Reading {
  const bytes = readOwnFile(file);
  if (typeof bytes === 'string') return { problem: bytes };
  const size = pictureSize(bytes);
  if (size?.type !== format) return { problem: 'otherFormat' };
  if (format === 'svg' && ACTIVE_SVG.test(bytes.toString('utf8'))) return { problem: 'active' };
  if (name === 'icon' && (size.width !== size.height || (format === 'png' && size.width < MIN_ICON))) {
    return { problem: 'noIcon' };
  }
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const src = `/brand/${name}-${digest}.${format}`;
  return { picture: { src, ...wholePixels(size), format, bytes } };
}

const wholePixels = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** Width, height and format; null for what is no picture. */
export function pictureSize(bytes: Buffer): ReturnType<typeof imageSize> | null {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}
