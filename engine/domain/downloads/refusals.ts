export type DownloadRefusal =
  /** No such link, or the order gives out no files (any more): the same answer, so that nobody learns which. */
  { readonly code: 'DOWNLOAD_UNKNOWN' } | { readonly code: 'DOWNLOAD_EXPIRED' } | { readonly code: 'DOWNLOAD_SPENT' };
