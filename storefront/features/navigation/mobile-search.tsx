import { useText } from '../../i18n/bilingual.ts';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { Drawer, DrawerClose } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchBox } from './search-box.tsx';

export const MOBILE_SEARCH = 'mobile-search';

export function MobileSearch() {
  const text = useText(NAVIGATION);
  return (
    <Drawer id={MOBILE_SEARCH} side="top" label={text.search}>
      <div className="m-srch-h">
        <SearchBox hasFocus />
        <DrawerClose drawer={MOBILE_SEARCH} className="hd-btn" aria-label={text.closeSearch}>
          <Icon name="x" />
        </DrawerClose>
      </div>
    </Drawer>
  );
}
