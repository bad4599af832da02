import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { lastLogout } from '../ui/storage/last-logout.ts';
import { enteredIn, fieldsOf, firstIn, isSame, keyOf, type Values } from './field-values.ts';
import { fillIn } from './fill-in.ts';

/** A browser stores no more pages of its history either. */
const MOST_FORMS = 50;

/**
 * By page of the history and form. In memory alone: where a page is loaded as a whole, the browser itself fills in what was
 * typed before.
 */
const left = new Map<string, Values>();
let knownLogout = lastLogout();

/** For a shopper who logs out in this tab, also where the browser stores nothing. */
export const forgetTypedFields = (): void => left.clear();

/** Without what was typed before somebody logged out, in this tab or another: the next one with this device may go back. */
function leftForms(): Map<string, Values> {
  const logout = lastLogout();
  if (logout !== knownLogout) left.clear();
  knownLogout = logout;
  return left;
}

/** The page has another key of the history since it stands there again: somebody has logged in, in its place. */
export function moveTypedFields(from: string, to: string): void {
  const left = leftForms();
  for (const [key, values] of [...left]) {
    if (!key.startsWith(`${from} `)) continue;
    left.delete(key);
    left.set(to + key.slice(from.length), values);
  }
}

/**
 * Back and Forward find the form as the shopper left it, passwords excepted. Not one that was sent: it is left on its way.
 * @param name unique on the page
 * @param isSent asked when the form is left; one that leads nowhere is never sent
 */
export function useTypedFields(name: string, isSent = () => false): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<Values>(null);
  const key = `${useLocation().key} ${name}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked of the form that is left, whichever rendering it was
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    // A form that has stayed, while the page around it went back, holds what is newer.
    const values = first.current ? undefined : leftForms().get(key);
    first.current ??= new Map(fieldsOf(element).map((field) => [keyOf(field), firstIn(field)]));
    const stop = values && fillIn(element, values);
    return () => {
      stop?.();
      const left = leftForms();
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
