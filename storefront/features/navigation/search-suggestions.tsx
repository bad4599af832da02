import { Fragment, type ReactNode } from 'react';
import { categoryPath, PATHS, productPath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { PRODUCT, priceText } from '../../i18n/messages/product.ts';
import { catalogPath, EMPTY_QUERY } from '../../model/catalog/catalog-query.ts';
import { highlight } from '../../model/search/highlight.ts';
import type { Suggestion, Suggestions } from '../../model/search/suggestions.ts';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import { forgetAllSearches, forgetSearch } from './recent-searches.ts';
import styles from './search-suggestions.module.css';
import { optionId } from './use-combobox.ts';

interface SuggestionList {
  /** Without spaces around it. */
  readonly typed: string;
  readonly suggestions: Suggestions | null;
  readonly recent: readonly string[];
}

/** No slug. */
const ALL = '*';

/** A blank text has recent searches and popular categories; any other has products and the way to all results. Each has its own key. */
export function optionKeys({ typed, suggestions, recent }: SuggestionList): readonly string[] {
  const { categories = [], products = [] } = suggestions ?? {};
  if (typed !== '') return [...products.map(({ slug }) => slug), ALL];
  return [...recent.map((search) => `${search}?`), ...categories.map(({ slug }) => slug)];
}

interface SearchSuggestionsProps extends SuggestionList {
  /** What of the text the products leave out, if anything. */
  readonly note: string | null;
  readonly id: string;
  readonly fieldId: string;
  /** Index of the option that the keyboard is on. */
  readonly active: number;
  /** Called with a text whose results are opened. */
  onChoose(text: string): void;
}

/** The list under the search field. Its options are links; the focus stays in the field. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, typed, recent, note } = props;
  const text = useText(NAVIGATION);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list leaves the focus in the field
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      {note ? <p className={styles.note}>{note}</p> : null}
      <div id={id} role="listbox" aria-label={text.suggestions} tabIndex={-1}>
        {typed === '' ? <Starters {...props} /> : <Matches {...props} />}
      </div>
      {typed === '' && recent.length > 0 ? <ForgetButtons recent={recent} /> : null}
    </div>
  );
}

interface OptionProps extends Pick<SearchSuggestionsProps, 'fieldId' | 'active'> {
  readonly index: number;
  readonly to: string;
  readonly className: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

const Option = ({ fieldId, active, index, ...link }: OptionProps) => (
  <LocalLink
    {...link}
    id={optionId(fieldId, index)}
    role="option"
    aria-selected={index === active}
    tabIndex={-1}
    draggable={false}
  />
);

const resultsPath = (search: string) => catalogPath(PATHS.products, { ...EMPTY_QUERY, search, sort: 'relevance' });

function Matches({ typed, suggestions, onChoose, fieldId, active }: SearchSuggestionsProps) {
  const text = useText(NAVIGATION);
  const list = { fieldId, active };
  const products = suggestions?.products ?? [];
  return (
    <>
      {products.map((product, index) => (
        <Option key={product.id} {...list} index={index} to={productPath(product.slug)} className={styles.product}>
          <ProductSuggestion product={product} search={typed} />
        </Option>
      ))}
      <Option
        {...list}
        index={products.length}
        to={resultsPath(typed)}
        className={styles.all}
        onClick={() => onChoose(typed)}
      >
        <span>{text.allResults(typed)}</span> <Icon name="arrow-right" size={20} />
      </Option>
    </>
  );
}

function ProductSuggestion({ product, search }: { readonly product: Suggestion; readonly search: string }) {
  const text = useText(PRODUCT);
  const { name, shortDescription, price, picture } = product;
  return (
    <>
      <span className={styles.picture}>
        <img {...picture} sizes="3.5rem" width={56} height={56} alt="" />
      </span>
      <span className={styles.words}>
        <b>
          <UnbrokenName name={name} show={(part) => <Highlighted text={part} search={search} />} />
        </b>
        <span className={styles.benefit}>
          <Highlighted text={shortDescription} search={search} />
        </span>
      </span>
      {price ? <Price as="span" size="sm" className={styles.price} {...priceText(text, price)} /> : null}
    </>
  );
}

const Highlighted = ({ text, search }: { readonly text: string; readonly search: string }) =>
  highlight(text, search).map(({ text: stretch, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is known by its place alone
    isMatch ? <mark key={index}>{stretch}</mark> : <Fragment key={index}>{stretch}</Fragment>,
  );

function Starters({ recent, suggestions, onChoose, fieldId, active }: SearchSuggestionsProps) {
  const text = useText(NAVIGATION);
  const list = { fieldId, active };
  const categories = suggestions?.categories ?? [];
  return (
    <>
      <Group title={text.recentSearches} isEmpty={recent.length === 0}>
        {recent.map((search, index) => (
          <Option
            key={search}
            {...list}
            index={index}
            to={resultsPath(search)}
            className={styles.recent}
            onClick={() => onChoose(search)}
          >
            <Icon name="search" size={18} /> <span>{search}</span>
          </Option>
        ))}
      </Group>
      <Group title={text.popularCategories} isEmpty={categories.length === 0}>
        {categories.map(({ slug, name }, index) => (
          <Option
            key={slug}
            {...list}
            index={recent.length + index}
            to={categoryPath(slug)}
            className={styles.category}
          >
            <span>{name}</span> <Icon name="arrow-right" size={20} />
          </Option>
        ))}
      </Group>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

const Group = ({ title, isEmpty, children }: GroupProps) =>
  isEmpty ? null : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
    <div role="group" aria-label={title} className={styles.group}>
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      {children}
    </div>
  );

/** Beside the recent searches, row by row: a button cannot stand in an option. */
function ForgetButtons({ recent }: Pick<SuggestionList, 'recent'>) {
  const text = useText(NAVIGATION);
  return (
    <div className={styles.forget}>
      <button type="button" onClick={forgetAllSearches}>
        {text.forgetSearches}
      </button>
      {recent.map((search) => (
        <button key={search} type="button" aria-label={text.forgetSearch(search)} onClick={() => forgetSearch(search)}>
          <Icon name="x" size={18} />
        </button>
      ))}
    </div>
  );
}
