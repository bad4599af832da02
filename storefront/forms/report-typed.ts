import {
  enteredIn,
  type Field,
  fieldsOf,
  fillField,
  isBeingTyped,
  isChoice,
  isEntered,
  keyOf,
} from './field-values.ts';
import { fillIn } from './fill-in.ts';

/** React compares with what it found in the field when it came, which is what the shopper had entered by then. */
function resetSeen(field: Field): void {
  if (isChoice(field)) field.checked = field.defaultChecked;
  else if (field.type !== 'file' && !(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
}

function reportField(field: Field): void {
  const value = enteredIn(field);
  resetSeen(field);
  fillField(field, value);
}

/**
 * To be called when the page has become React's: what a shopper, or the browser for them, has entered before is in its fields, but
 * nobody has been told of it. It is entered once more, so that all that follows a field follows: the states of a country, the place of a
 * postcode. Not where a form that leads to another list or page takes over what it finds, as its mark says.
 */
export function reportTyped(): void {
  for (const form of document.forms) {
    if ('takesOver' in form.dataset) continue;
    const fields = fieldsOf(form).filter(isEntered);
    const values = new Map(
      fields.filter((field) => !isBeingTyped(field)).map((field) => [keyOf(field), enteredIn(field)]),
    );
    for (const field of fields) {
      if (isBeingTyped(field)) field.addEventListener('blur', () => reportField(field), { once: true });
      else resetSeen(field);
    }
    if (values.size > 0) fillIn(form, values);
  }
}
