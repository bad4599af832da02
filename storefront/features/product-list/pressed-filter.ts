import type { PointerEvent } from 'react';
import type { RouteId } from '#contract/routes.ts';
import { fetchAhead } from '../../ui/page-change/fetch-ahead.ts';
import { mayPrefetch } from '../../ui/page-change/may-prefetch.ts';
import type { ListRoute } from './list-form.tsx';

type Choice = Pick<HTMLInputElement, 'type' | 'name' | 'value' | 'checked'>;

/** A form's fields as they are once the checkbox or radio button has been clicked. */
export function withClicked(fields: FormData, { type, name, value, checked }: Choice): FormData {
  const chosen = type === 'radio' ? [] : fields.getAll(name);
  const others = chosen.filter((other) => other !== value);
  fields.delete(name);
  for (const each of checked && type === 'checkbox' ? others : [...others, value]) fields.append(name, each);
  return fields;
}

/** Where the router fetches a list from: the data of its own route alone, because those around it stay as they are. */
function dataUrl(address: string, { isCategory }: ListRoute): string {
  const id: RouteId = isCategory ? 'category' : 'products';
  const url = new URL(address, window.location.origin);
  url.pathname += '.data';
  url.searchParams.set('_routes', id);
  return url.href;
}

/** Fetches the list that a filter leads to while a finger rests on it. */
export function fetchPressed(
  { currentTarget: form, target, button }: PointerEvent<HTMLFormElement>,
  addressOf: (fields: FormData) => string,
  route: ListRoute,
): void {
  const filter = target instanceof Element ? target.closest('label')?.control : null;
  const isChoice = filter instanceof HTMLInputElement && (filter.type === 'checkbox' || filter.type === 'radio');
  if (!isChoice || filter.disabled || button !== 0 || !mayPrefetch()) return;
  fetchAhead(dataUrl(addressOf(withClicked(new FormData(form), filter)), route));
}
