/**
 * For the script in the head: a link to a place in the page, like one's reviews, leads there as it does without script. The router would
 * render the page anew for it. Until all of the page is React's, that throws away what came from the server, with what is typed in it, and
 * the place is not there to be scrolled to. An entry of the history that the router has made has a state.
 */
export const STAY_FOR_FRAGMENTS = `
  addEventListener('popstate', (event) => {
    if (event.state === null && !('isWhole' in document.documentElement.dataset)) event.stopImmediatePropagation();
  });`;
