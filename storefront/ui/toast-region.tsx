import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { type ShownToast, useToasts } from './toasts.ts';

const SHOWN_FOR_MS = 5000;

const ICONS = { ok: 'circle-check', info: 'info-circle', bad: 'alert-triangle' } as const satisfies Record<
  ShownToast['tone'],
  IconName
>;

interface ToastRegionProps {
  readonly label: string;
  readonly dismissLabel: string;
}

/**
 * Where notices appear and are announced. An open drawer makes the rest of the page inert, so a drawer that
 * causes notices holds a region of its own.
 */
export function ToastRegion({ label, dismissLabel }: ToastRegionProps) {
  const { shown } = useToasts();
  const [isHeld, hold] = useState(false);
  return (
    <section
      className="toasts"
      aria-label={label}
      aria-live="polite"
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} isHeld={isHeld} dismissLabel={dismissLabel} />
      ))}
    </section>
  );
}

interface ToastProps {
  readonly toast: ShownToast;
  /** The shopper is reading: the clock starts anew when they leave. */
  readonly isHeld: boolean;
  readonly dismissLabel: string;
}

/** Goes by itself after five seconds; an error stays until it is dismissed. */
function Toast({ toast, isHeld, dismissLabel }: ToastProps) {
  const { dismiss } = useToasts();
  const { id, tone, text, action } = toast;
  useEffect(() => {
    if (isHeld || tone === 'bad') return;
    const timer = setTimeout(() => dismiss(id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [id, tone, isHeld, dismiss]);
  const act = () => {
    dismiss(id);
    action?.onPress();
  };
  return (
    <div className={`toast is-${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} size={22} />
      <span>{text}</span>
      {action ? (
        <button type="button" className="t" onClick={act}>
          {action.label}
        </button>
      ) : null}
      <button type="button" className="toast-x" aria-label={dismissLabel} onClick={() => dismiss(id)}>
        <Icon name="x" size={20} />
      </button>
    </div>
  );
}
