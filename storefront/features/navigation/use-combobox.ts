import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useOnLeave } from '../../ui/page-change/use-on-leave.ts';

/** No option is active: the keys go to the text. */
const NO_OPTION = -1;

/**
 * The option that a key makes active, as the ARIA pattern for a combobox has it. Up and down go round by way of the text,
 * which is -1. Null when the key belongs to the text.
 */
export function nextOption(key: string, active: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? NO_OPTION : active + 1;
    case 'ArrowUp':
      return active === NO_OPTION ? last : active - 1;
    case 'Home':
      return active === NO_OPTION ? null : 0;
    case 'End':
      return active === NO_OPTION ? null : last;
    default:
      return null;
  }
}

/** Their keys, in order. */
type Options = readonly string[];

export const optionId = (fieldId: string, index: number) => `${fieldId}-option-${index}`;

/**
 * A text field with a list of options, of which the keyboard makes one active while the focus stays in the field. The
 * list closes on Esc, with the focus and on navigation.
 * @param isShown for a list that somebody else opens and closes
 */
export function useCombobox(fieldId: string, isShown?: boolean) {
  const [isPopupOpen, setPopupOpen] = useState(false);
  // An option by its key: the list may change under it.
  const [active, setActive] = useState<string | null>(null);
  const isOpen = isShown ?? isPopupOpen;
  const setOpen = (isNowOpen: boolean) => {
    if (isNowOpen) opened();
    setPopupOpen(isNowOpen);
    setActive(null);
  };
  const opened = useOnLeave('navigation', () => setOpen(false));
  const listId = `${fieldId}-list`;

  const indexIn = (options: Options) => (active === null ? NO_OPTION : options.indexOf(active));

  const press = (event: KeyboardEvent, options: Options) => {
    if (event.nativeEvent.isComposing) return;
    const index = indexIn(options);
    const chosen = event.key === 'Enter' ? document.getElementById(optionId(fieldId, index)) : null;
    const next = nextOption(event.key, index, options.length);
    const isEscape = event.key === 'Escape' && isShown === undefined && isPopupOpen;
    if (!chosen && next === null && !isEscape) return;
    event.preventDefault();
    chosen?.click();
    if (isEscape) setOpen(false);
    if (next === null) return;
    setPopupOpen(true);
    setActive(options[next] ?? null);
  };
  return {
    isOpen,
    open: () => setOpen(true),
    closeOnBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
    fieldProps: (options: Options) => ({
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen && options.length > 0,
      'aria-controls': isOpen && options.length > 0 ? listId : undefined,
      'aria-activedescendant':
        isOpen && indexIn(options) !== NO_OPTION ? optionId(fieldId, indexIn(options)) : undefined,
      onClick: () => setOpen(true),
      onKeyDown: (event: KeyboardEvent) => press(event, options),
    }),
    listProps: (options: Options) => ({ id: listId, fieldId, active: indexIn(options) }),
  };
}
