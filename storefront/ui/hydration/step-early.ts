/** Of a stepper's button until the page's code answers it: by how much it changes the number. */
export const STEP_ATTRIBUTE = 'data-step';

/** For the script in the head: minus and plus of a stepper change its number before the page's code has come, and where it never does. */
export const STEP_EARLY = `
  const step = (event) => {
    const button = event.target.closest('[${STEP_ATTRIBUTE}]');
    if (!button) return;
    event.stopImmediatePropagation();
    const number = button.parentElement.querySelector('input');
    number.stepUp(Number(button.getAttribute('${STEP_ATTRIBUTE}')));
  };
  addEventListener('click', step, true);`;
