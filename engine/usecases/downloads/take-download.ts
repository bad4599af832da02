import type { DownloadRefusal, FileRequest } from '#engine/domain/downloads/download.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports.ts';

/** Counts the download, just before its bytes are sent; refused when another request took the last one meanwhile. */
export async function takeDownload(
  { downloads, now }: Pick<Needs, 'downloads' | 'now'>,
  { id, ...request }: FileRequest & { readonly id: number },
): Promise<Result<null, DownloadRefusal>> {
  const isTaken = await downloads.take(id, { ...request, at: now() });
  return isTaken ? ok(null) : refuse({ code: 'DOWNLOAD_SPENT' });
}
