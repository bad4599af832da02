import type { Translated } from '../language.ts';

/** A ready-made smaller copy, by the name a client asks for (`thumbnail`, `medium_large` …). */
export interface PictureSize {
  readonly name: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

interface PictureFile {
  /** Path below the uploads folder, `products/engine-flush.webp`. One file is one picture. */
  readonly file: string;
  readonly mimeType: string;
  /** Pixels of the full-size file. */
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly PictureSize[];
}

export interface Picture extends PictureFile {
  readonly id: number;
  readonly title: string;
  readonly alt: string;
}

export interface PictureDraft extends PictureFile {
  readonly title: Translated;
  readonly alt: Translated;
}
