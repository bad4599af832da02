import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isSecret } from './form-response.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A text, whether a box is ticked, or files. */
type Value = string | boolean | FileList | null;
type Values = ReadonlyMap<string, Value>;

/** A browser stores no more pages of its history either. */
const MOST_FORMS = 50;

/**
 * By page of the history and form. In memory alone: where a page is loaded as a whole, the browser itself fills in what was
 * typed before.
 */
const left = new Map<string, Values>();

/** For a shopper who logs out: the next one with this device may go back. */
export const forgetTypedFields = (): void => left.clear();

const UNTYPED: readonly string[] = ['hidden', 'password', 'submit', 'button', 'reset'];

const fieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.querySelectorAll<Field>('input, select, textarea')].filter(
    ({ name, type }) => name !== '' && !UNTYPED.includes(type) && !isSecret(name),
  );

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Those of one name differ in their value. */
const keyOf = (field: Field): string => (isChoice(field) ? `${field.name}=${field.value}` : field.name);

function enteredIn(field: Field): Value {
  if (isChoice(field)) return field.checked;
  return field.type === 'file' && field instanceof HTMLInputElement ? field.files : field.value;
}

function firstIn(field: Field): Value {
  if (isChoice(field)) return field.defaultChecked;
  if (field.type === 'file') return null;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Empty files are no change. */
const isSame = (one: Value, other: Value): boolean =>
  one instanceof FileList ? one.length === 0 && other === null : one === other;

/** As if the shopper did it, so that all that follows a field follows. */
function put(field: Field, value: Value): void {
  if (isChoice(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  if (typeof value === 'string') field.value = value;
  else if (value instanceof FileList && field instanceof HTMLInputElement) field.files = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Fills in the fields that are there, and later the others: the states of a country come after it. Returns how to stop that. */
function fillIn(form: HTMLFormElement, values: Values): () => void {
  const missing = new Map(values);
  const fill = () => {
    for (const field of fieldsOf(form)) {
      const value = missing.get(keyOf(field));
      if (value === undefined) continue;
      put(field, value);
      if (value instanceof FileList || enteredIn(field) === value) missing.delete(keyOf(field));
    }
    if (missing.size === 0) stop();
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

/**
 * Back and Forward find the form as the shopper left it, passwords excepted. Not one that was sent: it is left on its way.
 * @param name unique on the page
 * @param isSent asked when the form is left
 */
export function useTypedFields(name: string, isSent: () => boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<Values>(null);
  const key = `${useLocation().key} ${name}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked of the form that is left, whichever rendering it was
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    first.current ??= new Map(fieldsOf(element).map((field) => [keyOf(field), firstIn(field)]));
    const values = left.get(key);
    const stop = values && fillIn(element, values);
    return () => {
      stop?.();
      left.delete(key);
      const typed = changedFields(element, first.current ?? new Map());
      if (typed.size === 0 || isSent()) return;
      left.set(key, typed);
      const [oldest] = left.keys();
      if (left.size > MOST_FORMS && oldest) left.delete(oldest);
    };
  }, [key]);
  return form;
}

const changedFields = (form: HTMLFormElement, first: Values): Values =>
  new Map(
    fieldsOf(form)
      .filter((field) => !isSame(enteredIn(field), first.get(keyOf(field)) ?? firstIn(field)))
      .map((field) => [keyOf(field), enteredIn(field)]),
  );
