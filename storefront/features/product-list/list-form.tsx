import { type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fieldsOf, isBeingTyped, isEntered } from '../../forms/field-values.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import {
  type CatalogQuery,
  catalogPath,
  parseCatalogQuery,
  printCatalogQuery,
} from '../../model/catalog/catalog-query.ts';
import { useConnection } from '../../ui/connection.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';

export interface ListRoute {
  /** The list's own address, without prefix and page: `/products`. */
  readonly path: string;
  /** One category is the list itself: its filter is left out. */
  readonly isCategory: boolean;
}

/** Where the list begins, for whoever comes back from the filters. */
export const LIST_ID = 'list';

/**
 * On a narrow screen order and filters lie over the list, wherever it has been scrolled to. What is asked for begins at its top; a
 * shorter list would even leave the shopper below its end.
 */
function showBeginning(): void {
  const list = document.getElementById(LIST_ID);
  if (list && list.getBoundingClientRect().top < 0 && matchMedia('(width < 64rem)').matches) list.scrollIntoView();
}

/** The address of a list for another query. */
export function useListPath({ path }: ListRoute): (query: CatalogQuery) => string {
  const localize = useLocalPath();
  return (query) => localize(catalogPath(path, query));
}

/** A GET form of the list: works as it is, and by script leads to the tidy address of the same query. */
export function useListForm({ path }: ListRoute) {
  const navigate = useNavigate();
  const { whenOnline } = useConnection();
  const localize = useLocalPath();
  const addressOf = (fields: FormData) => localize(catalogPath(path, parseCatalogQuery(parametersOf(fields))));
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = addressOf(new FormData(event.currentTarget, event.nativeEvent.submitter));
    whenOnline(() => {
      showBeginning();
      navigate(address, { preventScrollReset: true });
    });
  };
  const ref = useEnteredBefore();
  // The address alone says what is chosen, not what the browser remembers of this page.
  const form = { ref, action: localize(path), onSubmit, autoComplete: 'off', 'data-takes-over': '' } as const;
  return { addressOf, form };
}

/** What was chosen before this script ran asks for its list, too. */
function useEnteredBefore() {
  const form = useRef<HTMLFormElement>(null);
  const [isFromServer] = useState(!useHydrated());
  useEffect(() => {
    if (!isFromServer || !form.current) return;
    const fields = fieldsOf(form.current);
    if (fields.some(isEntered) && !fields.some(isBeingTyped)) form.current.requestSubmit();
  }, [isFromServer]);
  return form;
}

const parametersOf = (fields: FormData) =>
  new URLSearchParams([...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** For a field whose change asks for the new list at once. Always the same function: a field that has not changed is left as it is. */
export const submitForm = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLSelectElement>) =>
  currentTarget.form?.requestSubmit();

/** The rest of the query as hidden fields, so that one form keeps what another has set. */
export function HiddenQueryFields({ query }: { readonly query: CatalogQuery }) {
  return [...new URLSearchParams(printCatalogQuery(query))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
