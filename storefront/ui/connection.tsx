import { type ReactNode, type SubmitEvent, useEffect, useMemo, useState } from 'react';
import { useOnLeave } from './page-change/use-on-leave.ts';
import { createShared } from './storage/shared-value.ts';

interface Connection {
  /** Waits for a connection, and is done when it is back or the shopper tries again; null when nothing waits. */
  readonly postponed: (() => void) | null;
  /**
   * Does it, or postpones it without a connection: the browser could not load the code of another page, and an error would take
   * the place of this one.
   */
  readonly whenOnline: (act: () => void) => void;
}

const shared = createShared<Connection>({ postponed: null, whenOnline: (act) => act() });

export const useConnection = shared.useShared;

export function ConnectionProvider({ children }: { readonly children: ReactNode }) {
  const [postponed, setPostponed] = useState<Connection['postponed']>(null);
  useOnLeave('navigation', () => setPostponed(null));
  const connection = useMemo<Connection>(
    () => ({
      postponed,
      whenOnline(act) {
        if (navigator.onLine) {
          setPostponed(null);
          return act();
        }
        // What says so stands in the page, which an open dialog makes inert.
        for (const dialog of document.querySelectorAll('dialog')) dialog.close();
        setPostponed(() => act);
      },
    }),
    [postponed],
  );
  useEffect(() => {
    if (!postponed) return;
    const resume = () => connection.whenOnline(postponed);
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [postponed, connection]);
  return <shared.Context value={shared.useProvided(connection)}>{children}</shared.Context>;
}

/** For a form that says nothing of a lost connection itself, as its `onSubmit`. */
export function useSubmitWhenOnline(): (event: SubmitEvent<HTMLFormElement>) => void {
  const { whenOnline } = useConnection();
  return (event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    const [form, submitter] = [event.currentTarget, event.nativeEvent.submitter];
    whenOnline(() => form.requestSubmit(submitter));
  };
}
