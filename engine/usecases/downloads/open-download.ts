import type { Download } from '#engine/domain/downloads/download.ts';
import { linkText } from '#engine/domain/downloads/link.ts';
import { refuseDownload } from '#engine/domain/downloads/permit.ts';
import type { DownloadRefusal } from '#engine/domain/downloads/refusals.ts';
import { isSameKey } from '#engine/domain/orders/order-key.ts';
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
  if (!download || !isSameKey(sign(linkText(download)), mark)) return refuse({ code: 'DOWNLOAD_UNKNOWN' });
  const refusal = refuseDownload(download, { from: settings.downloadsFrom, now: now() });
  return refusal ? refuse(refusal) : ok(download);
}
