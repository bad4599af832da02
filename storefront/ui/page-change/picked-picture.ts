/** Within cards marked by the attribute: it may become the main picture of the next page. */
const CARD_PICTURE = '[data-card-picture] img';

const TRANSITION_NAME = 'main-picture';
/** On the root element while the next page comes: the main picture of this page, which has the same name, gives it up. */
const LEAVING = 'data-picture-leaves';

const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Names the picture of the card that was pressed, so that the browser moves it to its place on the next page. True when there
 * is one.
 */
export function pickPicture(target: EventTarget): boolean {
  const card = target instanceof Element ? target.closest('li') : null;
  const picture = card?.querySelector<HTMLElement>(CARD_PICTURE);
  if (!picture || !('startViewTransition' in document) || !wantsMotion()) return false;
  document.documentElement.setAttribute(LEAVING, '');
  picture.style.viewTransitionName = TRANSITION_NAME;
  return true;
}

/** The next page is there: its own main picture has the name now. */
export function forgetPicture(): void {
  document.documentElement.removeAttribute(LEAVING);
  for (const picture of document.querySelectorAll<HTMLElement>(CARD_PICTURE)) picture.style.viewTransitionName = '';
}
