import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';

interface SharedValue<Value> {
  readonly subscribe: (notify: () => void) => () => void;
  readonly current: () => Value;
  /** With which the server rendered. */
  readonly first: () => Value;
  readonly change: (value: Value) => void;
}

/** A value with those who want to hear of its changes. */
export function sharedValue<Value>(first: Value): SharedValue<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    current: () => current,
    first: () => first,
    change(value) {
      current = value;
      for (const notify of listeners) notify();
    },
  };
}

/**
 * A value that a provider shares with the components that ask for it. Its context never changes: React would otherwise render
 * anew, and empty at first, every part of the page whose code is still to come (`later.tsx`).
 * @param outside the value where nobody provides one
 */
export function createShared<Value>(outside: Value) {
  const Context = createContext(sharedValue(outside));

  function useShared(): Value {
    const { subscribe, current, first } = useContext(Context);
    return useSyncExternalStore(subscribe, current, first);
  }

  /**
   * What a component needs of the value: others of its changes do not render it.
   * @param select returns the same for the same, never a new object
   */
  function useSelected<Selected>(select: (value: Value) => Selected): Selected {
    const { subscribe, current, first } = useContext(Context);
    return useSyncExternalStore(
      subscribe,
      () => select(current()),
      () => select(first()),
    );
  }

  /** For the provider: what its context takes, to share this value. */
  function useProvided(value: Value): SharedValue<Value> {
    const [shared] = useState(() => sharedValue(value));
    useLayoutEffect(() => {
      if (shared.current() !== value) shared.change(value);
    }, [shared, value]);
    return shared;
  }

  return { Context, useShared, useSelected, useProvided };
}
