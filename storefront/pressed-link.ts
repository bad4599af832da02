import { keptAddress } from './kept-address.ts';
import { isKept } from './offline/kept-pages.ts';
import { type PickedCard, showCard } from './ui/picked-card.ts';
import { pickPicture } from './ui/picked-picture.ts';

export { forgetPicture } from './ui/picked-picture.ts';

/** A pointer announces the next page before it is pressed, so it is there at once. A finger is shown what the card knows of it. */
const canHover = () => window.matchMedia('(hover: hover)').matches;

/** Whether the browser is to move the picture of the pressed card to its place on the next page. */
export const movesPicture = (target: EventTarget): boolean => canHover() && pickPicture(target);

/**
 * Shows what the pressed card knows of the next page.
 * @param navigation key of the navigation that led to this page
 */
export function showPressedCard(target: EventTarget, path: string, navigation: string): void {
  if (!canHover()) showCard(readCard(target, path, navigation));
}

function readCard(target: EventTarget, path: string, navigation: string): PickedCard | null {
  const card = target instanceof Element ? target.closest('li') : null;
  const link = card?.querySelector<HTMLAnchorElement>(':is(h2, h3) > a');
  const picture = card?.querySelector<HTMLImageElement>('[data-card-picture] img');
  const { pathname } = new URL(path, window.location.href);
  const isProduct = link && picture && link.pathname === pathname;
  const price = card?.querySelector('[data-card-price]')?.cloneNode(true) ?? null;
  return isProduct ? { pathname, navigation, name: link.textContent, picture: picture.currentSrc, price } : null;
}

/** Opens a page as the browser has kept it: as a whole, because its data alone is not kept. */
export async function openKeptPage(path: string, otherwise: () => void): Promise<void> {
  const address = keptAddress(path);
  const hasIt = address !== null && navigator.serviceWorker?.controller && (await isKept(address).catch(() => false));
  if (hasIt) window.location.assign(path);
  else otherwise();
}
