import type { NavigateFunction, NavigateOptions } from 'react-router';
import { keptAddress } from '../offline/kept-address.ts';
import { isKept } from '../offline/kept-pages.ts';
import type { PageLink } from '../ui/link.tsx';
import { type PickedCard, showCard } from '../ui/page-change/picked-card.ts';
import { pickPicture } from '../ui/page-change/picked-picture.ts';
import { openInNewRelease } from './latest-release.ts';

export { forgetPicture } from '../ui/page-change/picked-picture.ts';
export { watchRelease } from './latest-release.ts';

/** A pointer announces the next page before it is pressed, so it is there at once. A finger is shown what the card knows of it. */
const canHover = () => window.matchMedia('(hover: hover)').matches;

interface PressedLink extends PageLink {
  /** What was pressed, in a card or not. */
  readonly target: EventTarget;
  /** Key of the navigation that led to this page. */
  readonly navigation: string;
  readonly navigate: NavigateFunction;
}

/** Opens the page of a link: with the card's picture on its way where something hovers, after what the card knows where nothing does. */
export function openPage(link: PressedLink, options: NavigateOptions): void {
  const { path, leadsTo, target, navigation, navigate } = link;
  const isPage = leadsTo === 'page';
  if (isPage && openInNewRelease(path)) return;
  navigate(path, { ...options, viewTransition: isPage && canHover() && pickPicture(target) });
  if (isPage && !canHover()) showCard(readCard(target, path, navigation));
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
