import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { useFocusGoesOn } from './focus/use-focus-goes-on.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import styles from './toast.module.css';

const ICONS = {
  ok: 'circle-check',
  info: 'info-circle',
  bad: 'alert-triangle',
} as const satisfies Record<string, IconName>;

const TONES = { ok: styles.isOk, info: undefined, bad: styles.isBad } as const;

export type ToastTone = keyof typeof ICONS;

interface ToastProps {
  readonly tone: ToastTone;
  readonly children: ReactNode;
  /** One thing to do about it: a link or a button. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

export function Toast({ tone, children, action, ref }: ToastProps) {
  return (
    <div ref={ref} className={classNames(styles.toast, TONES[tone])}>
      <Icon name={ICONS[tone]} size={22} />
      <span>{children}</span>
      {action}
    </div>
  );
}

interface ToastRegionProps {
  readonly label: string;
  /** Within a panel instead of over the page. */
  readonly isInline?: boolean | undefined;
  readonly children: ReactNode;
}

/** Announced when something is put in; it stays in the page so that screen readers watch it from the start. */
export function ToastRegion({ label, isInline = false, children }: ToastRegionProps) {
  // To where it came from.
  const region = useFocusGoesOn<HTMLDivElement>(({ container, before }) =>
    before?.isConnected ? before : (container.closest('dialog')?.querySelector('h2') ?? document.querySelector('main')),
  );
  return (
    <div
      {...region}
      className={classNames(styles.region, isInline && styles.isInline)}
      role="status"
      aria-live="polite"
      aria-label={label}
    >
      {children}
    </div>
  );
}
