import { isSecret } from './form-response.ts';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A text, whether a box is ticked, or files. */
export type Value = string | boolean | FileList | null;

/** By the key of the field. */
export type Values = ReadonlyMap<string, Value>;

const UNTYPED: readonly string[] = ['hidden', 'password', 'submit', 'button', 'reset'];

/** Those that a shopper fills in, passwords excepted. */
export const fieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.querySelectorAll<Field>('input, select, textarea')].filter(
    ({ name, type }) => name !== '' && !UNTYPED.includes(type) && !isSecret(name),
  );

export const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Names the field in its form: choices of one name differ in their value. */
export const keyOf = (field: Field): string => (isChoice(field) ? `${field.name}=${field.value}` : field.name);

export function enteredIn(field: Field): Value {
  if (isChoice(field)) return field.checked;
  return field.type === 'file' && field instanceof HTMLInputElement ? field.files : field.value;
}

/** What a field holds before anybody has touched it. */
export function firstIn(field: Field): Value {
  if (isChoice(field)) return field.defaultChecked;
  if (field.type === 'file') return null;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Empty files are no change. */
export const isSame = (one: Value, other: Value): boolean =>
  one instanceof FileList ? one.length === 0 && other === null : one === other;

/** Changed since the page came. Of radio buttons the one that is chosen; the others follow it. */
export const isEntered = (field: Field): boolean =>
  !isSame(enteredIn(field), firstIn(field)) && !(field.type === 'radio' && !enteredIn(field));

/** In the middle of a text, of which the next letter or its end will tell. */
export const isBeingTyped = (field: Field): boolean =>
  field === document.activeElement && !(field instanceof HTMLSelectElement) && !isChoice(field);

/** React takes note of a value that is set at the field itself, and then calls nobody back. */
const setValue = (field: Field, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** As if the shopper did it, so that all that follows a field follows. */
export function fillField(field: Field, value: Value): void {
  if (isChoice(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  if (typeof value === 'string') setValue(field, value);
  else if (value instanceof FileList && field instanceof HTMLInputElement) field.files = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
