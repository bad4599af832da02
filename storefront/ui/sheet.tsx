import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { useOnLeave } from './page-change/use-on-leave.ts';
import { PanelBody, PanelFooter, PanelHeader } from './panel.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  /** Names it for its buttons; unique on the page. */
  readonly id: string;
  /** For screen readers; the visible heading says the same. */
  readonly label: string;
  /** Seen only where it is a sheet; the first and the last stop of the Tab key. */
  readonly head: ReactNode;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/**
 * A column of the page on a wide screen, a sheet from below on a phone. It is the same element on both, the browser's own
 * popover, so what it holds is there once and works before and without script. It stays open while only the query
 * changes.
 */
export function Sheet({ id, label, head, foot, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  // Browsers that know no popovers show it as a part of the page and have nothing to hide.
  const opened = useOnLeave('page', () => sheet.current?.hidePopover?.());
  useDialog(sheet, opened);
  return (
    <section ref={sheet} id={id} popover="auto" className={styles.sheet} aria-label={label}>
      <PanelHeader className={classNames(styles.header, 'narrowOnly')}>{head}</PanelHeader>
      <PanelBody className={styles.body}>{children}</PanelBody>
      <PanelFooter className={classNames(styles.footer, 'narrowOnly')}>{foot}</PanelFooter>
    </section>
  );
}

/**
 * While it lies over the page it is a dialog that keeps the focus. The page behind is not inert, so that it still announces
 * how many products are left.
 */
function useDialog(sheet: RefObject<HTMLElement | null>, opened: () => void) {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    let isOpen = false;
    const onToggle = (event: Event) => {
      isOpen = event instanceof ToggleEvent && event.newState === 'open';
      element.role = isOpen ? 'dialog' : null;
      if (!isOpen) return;
      opened();
      stopsIn(element).first?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !isOpen) return;
      const { first, last } = stopsIn(element);
      if (event.target !== (event.shiftKey ? first : last)) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    element.addEventListener('toggle', onToggle);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [sheet, opened]);
}

function stopsIn(element: HTMLElement) {
  const stops = element.querySelectorAll<HTMLElement>('a[href], button, input, select');
  return { first: stops[0], last: stops[stops.length - 1] };
}

type SheetControl = { readonly sheet: string } & Omit<ComponentProps<'button'>, 'type'>;

export const SheetButton = ({ sheet, ...button }: SheetControl) => (
  <button {...button} type="button" popoverTarget={sheet} />
);

export const SheetClose = ({ sheet, ...button }: SheetControl) => (
  <button {...button} type="button" popoverTarget={sheet} popoverTargetAction="hide" />
);
