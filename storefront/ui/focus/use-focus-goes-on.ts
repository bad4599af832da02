import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

export interface LostFocus<Container extends HTMLElement> {
  readonly container: Container;
  /** Of the part that had the focus, among all. */
  readonly place: number;
  /** What had the focus before it came into the container. */
  readonly before: Element | null;
}

interface FocusGoesOn<Container extends HTMLElement> {
  readonly ref: RefObject<Container | null>;
  onFocus(event: FocusEvent<Container>): void;
  onBlur(event: FocusEvent<Container>): void;
}

/**
 * For an element whose parts come and go: when the part that had the focus is gone, the focus goes on at `next`. What it returns belongs
 * to the element.
 * @param partsOf that element; its children, where nothing else is said
 */
export function useFocusGoesOn<Container extends HTMLElement>(
  next: (lost: LostFocus<Container>) => Element | null | undefined,
  partsOf: (container: Container) => Iterable<Element> = ({ children }) => children,
): FocusGoesOn<Container> {
  const ref = useRef<Container>(null);
  const focused = useRef<Pick<LostFocus<Container>, 'place' | 'before'>>(null);
  useEffect(() => {
    const { current: container } = ref;
    if (!container || !focused.current || document.activeElement !== document.body) return;
    const heir = next({ container, ...focused.current });
    focused.current = null;
    if (heir instanceof HTMLElement) heir.focus();
  });
  return {
    ref,
    onFocus({ currentTarget, target, relatedTarget }) {
      const place = [...partsOf(currentTarget)].findIndex((part) => part.contains(target));
      focused.current = { place, before: focused.current ? focused.current.before : relatedTarget };
    },
    // An element that goes away with the focus does not lose it in this sense.
    onBlur({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget)) focused.current = null;
    },
  };
}
