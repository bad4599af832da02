import { createContext, type FormEvent, useContext, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Names of the fields of a form that were changed since it was refused: what was wrong with them may be right by now. */
export const ChangedFields = createContext(NONE);

/** For a form, which provides `changed` to its fields. @param response the last one to the form, as one object */
export function useChangedFields(response: unknown) {
  const [known, setKnown] = useState({ response, changed: NONE });
  const changed = known.response === response ? known.changed : NONE;
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!response || !(target instanceof Element)) return;
    // A problem of several fields together has the name of their fieldset.
    const names = [target.getAttribute('name') ?? '', target.closest('fieldset')?.name ?? ''];
    if (names.every((name) => changed.has(name))) return;
    // Several fields may change at once: a postcode fills in the rest of an address.
    setKnown((before) => {
      const earlier = before.response === response ? before.changed : NONE;
      return { response, changed: new Set([...earlier, ...names]) };
    });
  };
  return { changed, onInput };
}

/** What is wrong with a field, until it is changed. @param name of the field, or of the fieldset */
export function useProblem<Problem>(problem: Problem, name: string | undefined): Problem | undefined {
  const isChanged = useContext(ChangedFields).has(name ?? '');
  return isChanged ? undefined : problem;
}
