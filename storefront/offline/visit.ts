/** What a page tells the service worker when it stands. */
export interface Visit {
  readonly kind: 'visit';
  /** In which the page is read; a page of an earlier release does not say. */
  readonly language?: string;
  /** Path and query of the page if it is to be fetched and kept; null when the worker has it already. */
  readonly page: string | null;
  /** Paths of its scripts, styles and typefaces. */
  readonly files: readonly string[];
  /** Paths of the pictures that it has shown. */
  readonly pictures: readonly string[];
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Another tab may run another release. */
export function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, page, files, pictures } = value as Partial<Visit>;
  return kind === 'visit' && (page === null || typeof page === 'string') && isTexts(files) && isTexts(pictures);
}
