import { type ComponentProps, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawer.module.css';
import type { CurrentPage } from './page-change/current-page.ts';
import { useOnLeave } from './page-change/use-on-leave.ts';
import { Panel } from './panel.tsx';

const SIDES = { left: styles.isLeft, right: undefined, top: styles.isTop, bottom: styles.isBottom } as const;

interface DrawerProps {
  /** Names it for `DrawerButton` and `openDrawer`; unique on the page. */
  readonly id: string;
  readonly side: keyof typeof SIDES;
  /** For screen readers; the visible heading says the same. */
  readonly label: string;
  /** With `page` it stays open while only the query changes. */
  readonly closesOn?: keyof CurrentPage;
  readonly onOpen?: (() => void) | undefined;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * A modal panel at one side of the page. The browser's own dialog: it keeps the focus inside, gives it back, and closes on Esc.
 * It also closes on a press on the backdrop and on navigation.
 */
export function Drawer({ closesOn = 'navigation', ...props }: DrawerProps) {
  const { id, side, label, onOpen, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useOnLeave(closesOn, () => dialog.current?.close());
  useOnOpen(dialog, () => {
    opened();
    onOpen?.();
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles.drawer, SIDES[side])}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <Panel>{children}</Panel>
    </dialog>
  );
}

/** Older browsers report by no event that a dialog opens. */
function useOnOpen(dialog: RefObject<HTMLDialogElement | null>, onOpen: () => void) {
  const opened = useEffectEvent(onOpen);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The browser may have opened it before its code was there.
    if (element.open) opened();
    const observer = new MutationObserver(() => element.open && opened());
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog]);
}

const findDrawer = (id: string): HTMLDialogElement | null => {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
};

export function openDrawer(id: string): void {
  const drawer = findDrawer(id);
  if (drawer && !drawer.open) drawer.showModal();
}

export const closeDrawer = (id: string): void => findDrawer(id)?.close();

type DrawerControl = { readonly drawer: string } & Omit<ComponentProps<'button'>, 'type'>;

/** Opens a drawer by the browser alone, so also before and without script, or by the head's script (`drawer-commands.ts`). */
export const DrawerButton = ({ drawer, ...button }: DrawerControl) => (
  <button {...button} {...command('show-modal', drawer)} type="button" aria-haspopup="dialog" />
);

/** Closes the drawer that it stands in. */
export function DrawerClose({ drawer, onClick, ...button }: DrawerControl) {
  return (
    <button
      {...button}
      {...command('close', drawer)}
      type="button"
      onClick={(event) => {
        closeDrawer(drawer);
        onClick?.(event);
      }}
    />
  );
}

/** Invoker commands (HTML, "The button element"); React hands unknown lower-case attributes on as they are. */
const command = (name: 'show-modal' | 'close', drawer: string) => ({ commandfor: drawer, command: name });
