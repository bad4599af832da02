import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { SEARCH, searchNote } from '../../i18n/messages/search.ts';
import type { Suggestions } from '../../model/search/suggestions.ts';
import { classNames } from '../../ui/class-names.ts';
import { useConnection } from '../../ui/connection.tsx';
import { Icon } from '../../ui/icon.tsx';
import { nextPageKey } from '../../ui/page-change/next-page-key.ts';
import { rememberSearch, useRecentSearches } from './recent-searches.ts';
import styles from './search-box.module.css';
import { optionKeys, SearchSuggestions } from './search-suggestions.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

const FIELD = 'search';

const PLACES = { header: undefined, panel: styles.isInPanel, page: styles.isInPage } as const;

interface SearchBoxProps {
  /** The panel was opened in order to search: its field takes the focus. */
  readonly place: keyof typeof PLACES;
  /** The list is a part of the panel, as long as that is open. Elsewhere it comes over the page. */
  readonly isPanelOpen?: boolean;
  readonly className?: string | undefined;
}

/**
 * Leads to the list of what was found, and shows the text of the current search. While somebody types, it suggests: a
 * combobox with a list, as ARIA describes it. Without script it is a form.
 */
export function SearchBox({ place, isPanelOpen = false, className }: SearchBoxProps) {
  const text = useText(NAVIGATION);
  const listPath = useLocalPath()(PATHS.products);
  const id = useId();
  const { input, typed, type, searchText } = useTypedText();
  const combobox = useCombobox(id, place === 'panel' ? isPanelOpen : undefined);
  const suggestions = useSuggestions(typed, combobox.isOpen);
  const note = useNote(suggestions);
  const list = { typed: typed.trim(), suggestions, recent: useRecentSearches(), note };
  const options = optionKeys(list);
  const isShown = combobox.isOpen && options.length > 0;
  return (
    <search className={classNames(styles.search, PLACES[place], className)} onBlur={combobox.closeOnBlur}>
      <form action={listPath} data-takes-over="" onSubmit={useSubmit(listPath, typed)}>
        <label className="visuallyHidden" htmlFor={id}>
          {text.searchLabel}
        </label>
        <input
          {...combobox.fieldProps(options)}
          ref={input}
          id={id}
          name={FIELD}
          type="text"
          inputMode="search"
          placeholder={text.searchHint}
          defaultValue={searchText}
          // biome-ignore lint/a11y/noAutofocus: the shopper opened this panel in order to type
          autoFocus={place === 'panel'}
          enterKeyHint="search"
          autoComplete="off"
          onInput={(event) => {
            type(event.currentTarget.value);
            combobox.open();
          }}
        />
        <button type="submit" aria-label={text.search}>
          <Icon name="search" size={22} />
        </button>
      </form>
      {isShown ? <SearchSuggestions {...combobox.listProps(options)} {...list} onChoose={rememberSearch} /> : null}
      <p className="visuallyHidden" role="status">
        {isShown && suggestions && list.typed !== ''
          ? [note, text.suggestionCount(suggestions.products.length)].filter(Boolean).join(' ')
          : ''}
      </p>
    </search>
  );
}

function useNote(suggestions: Suggestions | null): string | null {
  const text = useText(SEARCH);
  if (!suggestions) return null;
  return searchNote(text, { ...suggestions, search: suggestions.text, isFound: suggestions.products.length > 0 });
}

function useSubmit(listPath: string, typed: string) {
  const navigate = useNavigate();
  const { whenOnline } = useConnection();
  return (event: FormEvent) => {
    event.preventDefault();
    const path = searchPath(listPath, typed);
    if (!path) return;
    rememberSearch(typed.trim());
    whenOnline(() => navigate(path));
  };
}

/**
 * The field keeps what was typed before hydration. Another search in the address replaces it, but not what was typed while that was
 * on its way.
 */
function useTypedText() {
  const { search, key } = useLocation();
  const searchText = new URLSearchParams(search).get(FIELD) ?? '';
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(searchText);
  const shown = useRef(searchText);
  const onItsWay = useRef<string>(undefined);
  useEffect(() => {
    if (input.current) setTyped(input.current.value);
  }, []);
  useEffect(() => {
    if (shown.current === searchText) return;
    shown.current = searchText;
    if (onItsWay.current === key) return;
    if (input.current) input.current.value = searchText;
    setTyped(searchText);
  }, [searchText, key]);
  const type = (text: string) => {
    onItsWay.current = nextPageKey();
    setTyped(text);
  };
  return { input, typed, type, searchText };
}

/** Where a search leads; null for a blank one, which is ignored. */
export function searchPath(listPath: string, typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : `${listPath}?${new URLSearchParams({ search: text })}`;
}
