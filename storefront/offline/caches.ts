export interface BoundedCache {
  /** Its number changes with what is stored in it. */
  readonly name: string;
  /** Entries; the oldest go first. */
  readonly most: number;
  /** Bytes of all entries together; the oldest go first. */
  readonly mostBytes: number;
}

const MEGABYTE = 1024 * 1024;

/** What a browser keeps for the time without a connection. A page takes about 100 KB, a picture 20 KB. */
export const CACHES = {
  pages: { name: 'pages-1', most: 60, mostBytes: 12 * MEGABYTE },
  /** Scripts, styles and typefaces, of this release and of those that kept pages are of. */
  files: { name: 'files-1', most: 400, mostBytes: 12 * MEGABYTE },
  pictures: { name: 'pictures-1', most: 200, mostBytes: 12 * MEGABYTE },
  /** The language in which the visitor last read a page. */
  visitor: { name: 'visitor-1', most: 1, mostBytes: 1024 },
} as const satisfies Readonly<Record<string, BoundedCache>>;
