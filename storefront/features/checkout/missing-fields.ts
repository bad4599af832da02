import {
  enteredIn,
  type Field,
  fieldsOf,
  isEntered,
  isSame,
  keyOf,
  type Value,
  type Values,
} from '../../forms/field-values.ts';

/** By the names of fields; a box that is not ticked is missing. */
type Stored = Readonly<Record<string, string>>;

/** What is chosen in a field by what was stored of its form; undefined where nothing was. */
function storedIn({ type, name, value }: Field, stored: Stored): Value | undefined {
  if (type === 'checkbox') return name in stored;
  if (type !== 'radio') return stored[name];
  return stored[name] === value ? true : undefined;
}

/**
 * What was stored, for the fields that differ, and for those that come later: the states of a country. What the shopper has typed or
 * chosen before the page's script took over is newer.
 */
export function missingIn(form: HTMLFormElement, stored: Stored): Values {
  const fields = fieldsOf(form);
  const newer = new Set(fields.filter(isEntered).map(({ name }) => name));
  const values = new Map<string, Value>(Object.entries(stored).filter(([name, value]) => value && !newer.has(name)));
  for (const field of fields) {
    const value = newer.has(field.name) ? undefined : storedIn(field, stored);
    if (value === undefined || isSame(value, enteredIn(field))) values.delete(keyOf(field));
    else values.set(keyOf(field), value);
  }
  return values;
}
