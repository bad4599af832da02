/** The line goes with its button: the focus goes to the next line's, or to the heading of the panel or page. */
export function passFocusOn(removeButton: HTMLElement): void {
  const next = removeButton.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('.rm');
  const heading = removeButton.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2');
  (next ?? heading)?.focus();
}
