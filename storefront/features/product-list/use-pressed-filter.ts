import { type PointerEvent, useState } from 'react';
import type { Facets } from '../../model/facets.ts';
import { mayPrefetch } from '../../ui/may-prefetch.ts';

type Choice = Pick<HTMLInputElement, 'type' | 'name' | 'value' | 'checked'>;

/** A form's fields as they are once the checkbox or radio button has been clicked. */
export function withClicked(fields: FormData, { type, name, value, checked }: Choice): FormData {
  const chosen = type === 'radio' ? [] : fields.getAll(name);
  const others = chosen.filter((other) => other !== value);
  fields.delete(name);
  for (const each of checked && type === 'checkbox' ? others : [...others, value]) fields.append(name, each);
  return fields;
}

/**
 * The address of the list that a pressed filter leads to, to be fetched while the finger rests on it. It is there until the next
 * list is.
 */
export function usePressedFilter(facets: Facets, addressOf: (fields: FormData) => string) {
  const [pressed, setPressed] = useState<{ readonly address: string; readonly facets: Facets }>();
  const onPointerDown = ({ currentTarget: form, target, button }: PointerEvent<HTMLFormElement>) => {
    const filter = target instanceof Element ? target.closest('label')?.control : null;
    const isChoice = filter instanceof HTMLInputElement && (filter.type === 'checkbox' || filter.type === 'radio');
    if (!isChoice || filter.disabled || button !== 0 || !mayPrefetch()) return;
    setPressed({ address: addressOf(withClicked(new FormData(form), filter)), facets });
  };
  return { pressed: pressed?.facets === facets ? pressed.address : null, onPointerDown };
}
