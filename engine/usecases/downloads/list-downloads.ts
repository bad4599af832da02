import { type Download, signedLinkText } from '#engine/domain/downloads/download.ts';
import { releasesFiles } from '#engine/domain/downloads/permission.ts';
import type { Language } from '#engine/domain/language.ts';
import { customerNumber } from '#engine/domain/sessions/session.ts';
import type { Caller, Needs } from '../ports.ts';

export interface LinkedDownload extends Download {
  /** The unguessable half of its link. */
  readonly mark: string;
}

type ListNeeds = Pick<Needs, 'downloads' | 'settings' | 'sign'>;

/** Files of these orders, also those that are used up; none of an order that gives out none (any more). */
export const downloadsOfOrders = async (needs: ListNeeds, orderIds: readonly number[], language: Language) =>
  linked(needs, await needs.downloads.ofOrders(orderIds, language));

/** Files of all the caller's orders; a guest has none but by the orders themselves. */
export async function downloadsOfCaller(needs: ListNeeds, { customerId, language }: Caller) {
  const customer = customerNumber(customerId);
  return customer === null ? [] : linked(needs, await needs.downloads.ofCustomer(customer, language));
}

const linked = ({ settings, sign }: ListNeeds, downloads: readonly Download[]): readonly LinkedDownload[] =>
  downloads
    .filter(({ order }) => releasesFiles(order, settings.downloadsFrom))
    .map((download) => ({ ...download, mark: sign(signedLinkText(download)) }));
