/** For the element that takes the focus when another view of the page has taken away what had it, or begins at the top. */
export const TAKES_FOCUS = { tabIndex: -1, 'data-takes-focus': '' } as const;

export const findFocusTaker = (): HTMLElement | null => document.querySelector('[data-takes-focus]');
