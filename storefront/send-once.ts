/** How long a press may wait for its response before the same again is taken for another. */
const LONGEST_MS = 30_000;

/**
 * For the script in the head: a form that the browser itself sends is sent once, however often its button is pressed until the next page
 * is there, by the page's code, too, which may come meanwhile. The button shows that it was pressed. A form that was changed since is
 * another, and one with `data-stays` waits for no page: its response is a file.
 */
export const SEND_ONCE = `
  let sent = {};
  const textOf = (form) => new URLSearchParams(new FormData(form)).toString();
  const forget = () => {
    sent.button?.removeAttribute('aria-busy');
    sent = {};
  };
  const isAgain = (form, button) => form && form === sent.form && button === sent.button && textOf(form) === sent.text;
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const press = (event) => {
    const button = event.target.closest('button');
    if (button && isAgain(button.form, button)) stop(event);
  };
  const send = (event) => {
    const { target: form, submitter: button } = event;
    if (isAgain(form, button)) return stop(event);
    const now = { form, button, text: textOf(form) };
    setTimeout(() => {
      if (event.defaultPrevented || 'stays' in form.dataset) return;
      forget();
      sent = now;
      button?.setAttribute('aria-busy', 'true');
      setTimeout(() => sent === now && forget(), ${LONGEST_MS});
    });
  };
  addEventListener('click', press, true);
  addEventListener('submit', send, true);
  addEventListener('pageshow', ({ persisted }) => persisted && forget());`;
