import { useText } from '../i18n/bilingual.ts';
import { COOKIES } from '../i18n/messages/cookies.ts';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import { Note } from '../ui/note.tsx';

/** False where the browser does not say. */
export const blocksCookies = (): boolean => navigator.cookieEnabled === false;

/** Says why nothing is kept, where a shopper would find nothing. */
export function BlockedCookiesNote() {
  const text = useText(COOKIES);
  return useHydrated() && blocksCookies() ? <Note tone="bad">{text.blocked}</Note> : null;
}
