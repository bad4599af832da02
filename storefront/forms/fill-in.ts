import { enteredIn, fieldsOf, fillField, keyOf, type Values } from './field-values.ts';

/**
 * Fills in the fields that are there, and later those that come after them or in their place: the states of a country, the fuels of a
 * vehicle. Until the shopper changes the form or goes elsewhere. Nothing is filled in unseen, below a fold. Returns how to stop that.
 */
export function fillIn(form: HTMLFormElement, values: Values): () => void {
  const filled = new WeakSet<Element>();
  const { href } = location;
  const fill = () => {
    if (location.href !== href) return stop();
    for (const field of fieldsOf(form)) {
      const value = values.get(keyOf(field));
      if (value === undefined || filled.has(field)) continue;
      fillField(field, value);
      field.closest('details')?.setAttribute('open', '');
      if (value instanceof FileList || enteredIn(field) === value) filled.add(field);
    }
  };
  const observer = new MutationObserver(fill);
  const stopForShopper = ({ isTrusted }: Event) => isTrusted && stop();
  const stop = () => {
    observer.disconnect();
    form.removeEventListener('input', stopForShopper);
  };
  observer.observe(form, { childList: true, subtree: true });
  form.addEventListener('input', stopForShopper);
  fill();
  return stop;
}
