import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import { useOnLeave } from './current-page.ts';
import { PanelBody, PanelFooter, PanelHeader } from './panel.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  /** Names it for its buttons; unique on the page. */
  readonly id: string;
  /** For screen readers; the visible heading says the same. */
  readonly label: string;
  readonly className?: string;
  /** Seen only where it is a sheet. */
  readonly head: ReactNode;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/**
 * A column of the page on a wide screen, a sheet from below on a phone. It is the same element on both, the browser's own
 * popover, so what it holds is there once and works before and without script. It stays open while only the query
 * changes.
 */
export function Sheet({ id, label, className, head, foot, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  // Browsers that know no popovers show it as a part of the page and have nothing to hide.
  useOnLeave('page', () => sheet.current?.hidePopover?.());
  return (
    <aside ref={sheet} id={id} popover="auto" className={classNames(styles.sheet, className)} aria-label={label}>
      <PanelHeader className={classNames(styles.header, 'narrowOnly')}>{head}</PanelHeader>
      <PanelBody className={styles.body}>{children}</PanelBody>
      <PanelFooter className={classNames(styles.footer, 'narrowOnly')}>{foot}</PanelFooter>
    </aside>
  );
}

type SheetControl = { readonly sheet: string } & Omit<ComponentProps<'button'>, 'type'>;

export const SheetButton = ({ sheet, ...button }: SheetControl) => (
  <button {...button} type="button" popoverTarget={sheet} />
);

export const SheetClose = ({ sheet, ...button }: SheetControl) => (
  <button {...button} type="button" popoverTarget={sheet} popoverTargetAction="hide" />
);
