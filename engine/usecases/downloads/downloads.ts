import {
  type Download,
  type DownloadRefusal,
  type FileRequest,
  signedLinkText,
} from '#engine/domain/downloads/download.ts';
import { fileOwnerId, permissionsFor, refuseDownload, releasesFiles } from '#engine/domain/downloads/permission.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { customerNumber } from '#engine/domain/sessions/session.ts';
import type { Caller, Needs, UnitOfWork } from '../ports/ports.ts';

export interface LinkedDownload extends Download {
  /** Signature of its link. */
  readonly signature: string;
}

export interface DownloadLink {
  readonly id: number;
  readonly signature: string;
}

type ListNeeds = Pick<Needs, 'downloads' | 'sign'>;

/** Files of these orders, including used-up ones. None of orders whose files are not released. */
export const downloadsOfOrders = async (needs: ListNeeds, orderIds: readonly number[], language: Language) =>
  linked(needs, await needs.downloads.ofOrders(orderIds, language));

/** Files of all the caller's orders. A guest has none here, only through single orders. */
export async function downloadsOfCaller(needs: ListNeeds, { customerId, language }: Caller) {
  const customer = customerNumber(customerId);
  return customer === null ? [] : linked(needs, await needs.downloads.ofCustomer(customer, language));
}

const linked = ({ sign }: ListNeeds, downloads: readonly Download[]): readonly LinkedDownload[] =>
  downloads
    .filter(({ order }) => releasesFiles(order))
    .map((download) => ({ ...download, signature: sign(signedLinkText(download)) }));

type LinkNeeds = Pick<Needs, 'downloads' | 'now' | 'isSigned'>;

/** The file of a link, if it can be downloaded. Does not count yet. */
export async function openDownload(
  { downloads, now, isSigned }: LinkNeeds,
  { id, signature }: DownloadLink,
): Promise<Result<Download, DownloadRefusal>> {
  const download = await downloads.find(id);
  if (!download || !isSigned(signedLinkText(download), signature)) return refuse({ code: 'DOWNLOAD_UNKNOWN' });
  const refusal = refuseDownload(download, now());
  return refusal ? refuse(refusal) : ok(download);
}

/** Counts a download just before its bytes are sent. Refused when another request took the last one. */
export async function recordDownload(
  { downloads, now }: Pick<Needs, 'downloads' | 'now'>,
  { id, ...request }: FileRequest & { readonly id: number },
): Promise<Result<null, DownloadRefusal>> {
  const isTaken = await downloads.take(id, { ...request, at: now() });
  return isTaken ? ok(null) : refuse({ code: 'DOWNLOAD_SPENT' });
}

/**
 * Part of every transition of an order, in its transaction: grants permissions once the order's files are released.
 * Idempotent.
 */
export async function grantDownloads(
  { downloads }: Pick<UnitOfWork, 'downloads'>,
  order: Order,
  { settings, now }: Pick<Needs, 'settings' | 'now'>,
): Promise<void> {
  if (!releasesFiles(order)) return;
  const sold = await downloads.soldFiles([...new Set(order.lines.map(fileOwnerId))]);
  const released = { at: order.completedAt ?? now(), timeZone: settings.timeZone };
  const permissions = permissionsFor({ orderId: order.id, lines: order.lines }, sold, released);
  if (permissions.length > 0) await downloads.grant(permissions);
}
