import { useState } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { Drawer, DrawerClose } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { MOBILE_SEARCH } from './drawers.ts';
import styles from './mobile-search.module.css';
import { SearchBox } from './search-box.tsx';

/** The whole screen of a phone. */
export function MobileSearch() {
  const text = useText(NAVIGATION);
  const [isOpen, setOpen] = useState(false);
  return (
    <Drawer
      id={MOBILE_SEARCH}
      side="top"
      label={text.search}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <div className={styles.panel}>
        <SearchBox place="panel" isPanelOpen={isOpen} />
        <DrawerClose drawer={MOBILE_SEARCH} className={iconButtonClass('bare')} aria-label={text.closeSearch}>
          <Icon name="x" />
        </DrawerClose>
      </div>
    </Drawer>
  );
}
