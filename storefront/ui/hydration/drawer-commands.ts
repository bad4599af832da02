/**
 * For the script in the head: buttons open and close dialogs in browsers that know no invoker commands (before Chrome 135, Firefox 144 and
 * Safari 26.2), before the page's code has come, too, and where it never does.
 */
export const DRAWER_COMMANDS = `
  const command = (event) => {
    const button = event.target.closest('[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor'));
    if (!dialog || event.defaultPrevented) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  };
  if (!('commandForElement' in HTMLButtonElement.prototype)) addEventListener('click', command);`;
