import type { DownloadsDraft } from '../product-draft.ts';
import type { ImportProblem } from '../refusals.ts';
import { LONGEST } from './lengths.ts';
import { isCount, repeated, unless } from './problems.ts';

/** A file is known by its id, which orders keep. */
export function checkDownloads(downloads: DownloadsDraft | null): readonly ImportProblem[] {
  if (downloads === null) return [];
  const { files, limit, expiryDays } = downloads;
  const ids = files.map(({ id }) => id);
  return [
    ...unless(limit === null || isCount(limit), 'downloadLimit'),
    ...unless(expiryDays === null || isCount(expiryDays), 'downloadExpiryDays'),
    ...unless(
      ids.every((id) => id !== '' && id.length <= LONGEST.fileId),
      'downloads',
    ),
    ...repeated('downloads', ids),
  ];
}
