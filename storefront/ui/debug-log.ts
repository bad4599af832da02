/** Writes to the browser's console while the address of the page has the parameter `debug`. */
export function debugLog(message: string): void {
  if (message !== '' && new URLSearchParams(location.search).has('debug')) console.error(message);
}
