import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a note within a form: brings the shopper to what is to be put right, the first wrong field, or the note itself where
 * it is no field's fault.
 */
export function useFocusOnAnswer(answer: unknown): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer) return;
    const wrong = note.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? note.current)?.focus();
  }, [answer]);
  return note;
}
