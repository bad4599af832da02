import { createContext, type ReactNode, useContext } from 'react';

export interface ToastMessage {
  readonly tone: 'ok' | 'info' | 'bad';
  readonly text: ReactNode;
  /** One way on: see it, undo it, try again. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

const MOST_SHOWN = 3;

/** The newest at the end; the oldest gives way. */
export const withToast = (shown: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] =>
  [...shown, toast].slice(-MOST_SHOWN);

export interface Toasts {
  readonly shown: readonly ShownToast[];
  readonly show: (message: ToastMessage) => void;
  readonly dismiss: (id: number) => void;
}

export const ToastContext = createContext<Toasts>({ shown: [], show: () => {}, dismiss: () => {} });

/** `const { show } = useToasts(); show({ tone: 'ok', text })`. */
export const useToasts = (): Toasts => useContext(ToastContext);
