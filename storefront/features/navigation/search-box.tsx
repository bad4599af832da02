import { type FormEvent, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Drawer, DrawerClose } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import styles from './search-box.module.css';

const FIELD = 'search';

const PLACES = { header: 'wideOnly', panel: styles.isInPanel, page: styles.isInPage } as const;

interface SearchBoxProps {
  /** The panel was opened in order to search: its field takes the focus. */
  readonly place: keyof typeof PLACES;
}

/** Leads to the list of what was found. It shows the text of the current search. */
export function SearchBox({ place }: SearchBoxProps) {
  const text = useText(NAVIGATION);
  const id = useId();
  const navigate = useNavigate();
  const listPath = useLocalPath()(PATHS.products);
  const searchText = new URLSearchParams(useLocation().search).get(FIELD) ?? '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(FIELD);
    const path = searchPath(listPath, String(typed));
    if (path) navigate(path);
  };
  return (
    <search className={classNames(styles.search, PLACES[place])}>
      <form action={listPath} onSubmit={submit}>
        <label className="visuallyHidden" htmlFor={id}>
          {text.searchLabel}
        </label>
        <input
          key={searchText}
          id={id}
          name={FIELD}
          type="search"
          placeholder={text.searchHint}
          defaultValue={searchText}
          // biome-ignore lint/a11y/noAutofocus: the shopper opened this panel in order to type
          autoFocus={place === 'panel'}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" aria-label={text.search}>
          <Icon name="search" size={22} />
        </button>
      </form>
    </search>
  );
}

/** Where a search leads; null for a blank one, which is ignored. */
export function searchPath(listPath: string, typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : `${listPath}?${new URLSearchParams({ search: text })}`;
}

export const MOBILE_SEARCH = 'mobile-search';

export function MobileSearch() {
  const text = useText(NAVIGATION);
  return (
    <Drawer id={MOBILE_SEARCH} side="top" label={text.search}>
      <div className={styles.panel}>
        <SearchBox place="panel" />
        <DrawerClose drawer={MOBILE_SEARCH} className={iconButtonClass('bare')} aria-label={text.closeSearch}>
          <Icon name="x" />
        </DrawerClose>
      </div>
    </Drawer>
  );
}
