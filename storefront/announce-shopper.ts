import { notifyAllTabs } from './ui/storage/use-other-tabs.ts';

/** Somebody may have logged in or out: every tab, this one too, reads again what it shows of the shopper. */
export function announceShopper(): void {
  for (const channel of ['cart', 'wishlist']) notifyAllTabs(channel);
}
