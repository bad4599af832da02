export interface BoundedCache {
  /** Its number changes with what is stored in it. */
  readonly name: string;
  /** Entries; the oldest go first. */
  readonly most: number;
}

/** What a browser keeps for the time without a connection. A page takes about 100 KB, a picture 20 KB. */
export const CACHES = {
  pages: { name: 'pages-1', most: 60 },
  /** Scripts, styles and typefaces, of this release and of those that kept pages are of. */
  files: { name: 'files-1', most: 400 },
  pictures: { name: 'pictures-1', most: 200 },
} as const satisfies Readonly<Record<string, BoundedCache>>;
