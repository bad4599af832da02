import { useRef } from 'react';
import { useFetcher } from 'react-router';

/**
 * A page for everyone does not know its visitor: it asks a page of the visitor's own once, when the form is first used.
 *
 * @param isKnown what would be asked is known already
 */
export function useAskedOnce<Answer>(address: string, isKnown: boolean) {
  const { load, data } = useFetcher<Answer>();
  const hasAsked = useRef(isKnown);
  const ask = () => {
    // Without a connection the browser could not even load the code of that page.
    if (hasAsked.current || !navigator.onLine) return;
    hasAsked.current = true;
    load(address);
  };
  return { answer: data, ask };
}
