import type { Language } from '#contract/languages.ts';
import { blocksCookies } from '../cart/blocked-cookies.tsx';
import type { NewNotice } from '../cart/notices.ts';
import { COOKIES } from '../i18n/messages/cookies.ts';
import { WISHLIST } from '../i18n/messages/wishlist.ts';
import type { WishlistChange } from '../model/wishlist.ts';

export interface ChangedProduct {
  readonly intent: WishlistChange['intent'];
  /** Of the product. */
  readonly name: string;
}

interface ChangedActions {
  readonly view: () => void;
  readonly undo: () => void;
}

/** What is said after a change: with a way to the list, or back; or that the browser kept nothing of it. */
export function changedNotice(
  { intent, name }: ChangedProduct,
  { view, undo }: ChangedActions,
  language: Language,
): NewNotice {
  const text = WISHLIST[language];
  const topic = 'wishlist';
  if (intent === 'add' && blocksCookies()) return { topic, tone: 'bad', text: COOKIES[language].blocked };
  if (intent === 'add') return { topic, tone: 'ok', text: text.added(name), action: { label: text.view, run: view } };
  return { topic, tone: 'info', text: text.removed(name), action: { label: text.undo, run: undo } };
}

/** What is said of a change that did not arrive. */
export function failedNotice(retry: () => void, isOnline: boolean, language: Language): NewNotice {
  const text = WISHLIST[language];
  return {
    tone: 'bad',
    text: isOnline ? text.failed : text.offline,
    action: { label: text.retry, run: retry },
  };
}
