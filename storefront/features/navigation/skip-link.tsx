import { useText } from '../../i18n/bilingual.ts';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';

export const MAIN_ID = 'main';

/** The first stop of the Tab key: past all menus. */
export function SkipLink() {
  return (
    <a className="skip" href={`#${MAIN_ID}`}>
      {useText(NAVIGATION).skip}
    </a>
  );
}
