import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type ShownToast, ToastContext, type ToastMessage, withToast } from './toasts.ts';

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    count.current += 1;
    const toast = { ...message, id: count.current };
    setShown((before) => withToast(before, toast));
  }, []);
  const dismiss = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  const toasts = useMemo(() => ({ shown, show, dismiss }), [shown, show, dismiss]);
  return <ToastContext value={toasts}>{children}</ToastContext>;
}
