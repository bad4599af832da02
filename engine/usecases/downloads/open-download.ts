import { type Download, type DownloadRefusal, signedLinkText } from '#engine/domain/downloads/download.ts';
import { refuseDownload } from '#engine/domain/downloads/permission.ts';
import { isSameKey } from '#engine/domain/orders/order-access.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports.ts';

export interface DownloadLink {
  readonly id: number;
  readonly mark: string;
}

type LinkNeeds = Pick<Needs, 'downloads' | 'settings' | 'now' | 'sign'>;

/** What a link leads to, if it may still be fetched. Nothing is counted yet. */
export async function openDownload(
  { downloads, settings, now, sign }: LinkNeeds,
  { id, mark }: DownloadLink,
): Promise<Result<Download, DownloadRefusal>> {
  const download = await downloads.find(id);
  if (!download || !isSameKey(sign(signedLinkText(download)), mark)) return refuse({ code: 'DOWNLOAD_UNKNOWN' });
  const refusal = refuseDownload(download, { from: settings.downloadsFrom, now: now() });
  return refusal ? refuse(refusal) : ok(download);
}
