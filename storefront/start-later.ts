import { LAY_OUT_LATER } from './lay-out-later.ts';
import { SEND_ONCE } from './send-once.ts';
import { STAY_FOR_FRAGMENTS } from './stay-for-fragments.ts';
import { DRAWER_COMMANDS } from './ui/hydration/drawer-commands.ts';
import { TOUCHES } from './ui/hydration/later.tsx';
import { STEP_EARLY } from './ui/hydration/step-early.ts';

/** No type that browsers know, so that they leave the text alone. */
const WAITING = 'text/waiting-module';

/** No relation that browsers know, so that they do not fetch the file. */
const WAITING_FILE = 'waiting-module';

/**
 * What the page's code is written with: arrays that are sorted as copies (Chrome 110, Firefox 115, Safari 16) and lookbehind in regular
 * expressions (Safari 16.4). A browser without it would show an error in place of the page. So there the code is never started: the page
 * stays what it is without script, with what stands in it for that.
 */
const OLDER_BROWSER = `
  const isOlder = () => {
    try {
      return !('toSorted' in [] && RegExp('(?<!a)'));
    } catch {
      return true;
    }
  };
  const doWithoutScript = () => {
    for (const text of document.querySelectorAll('noscript')) text.outerHTML = text.textContent;
  };
  if (isOlder()) return addEventListener('DOMContentLoaded', doWithoutScript);`;

/**
 * Runs the waiting module with its very text: the page's content policy allows both by the same hash. Until the browser has read the whole
 * page, it may have read half of that text.
 */
const STARTER = `(() => {${LAY_OUT_LATER}${STAY_FOR_FRAGMENTS}${SEND_ONCE}${STEP_EARLY}${DRAWER_COMMANDS}${OLDER_BROWSER}
  const touches = ${JSON.stringify(TOUCHES)};
  let isStarted = false;
  const fetchFiles = () => {
    for (const link of document.querySelectorAll('link[rel="${WAITING_FILE}"]')) {
      link.fetchPriority = 'low';
      link.rel = 'modulepreload';
    }
  };
  const start = () => {
    fetchFiles();
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    const waiting = document.querySelector('script[type="${WAITING}"]');
    if (!waiting || isStarted) return;
    isStarted = true;
    for (const touch of touches) removeEventListener(touch, start, true);
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = waiting.textContent;
    document.head.append(script);
  };
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)));
  new PerformanceObserver(fetchFiles).observe({ type: 'paint', buffered: true });
})()`;

const MODULE = 'type="module" async=""';

/** Stands before all else: a browser looks for it in the first 1,024 bytes only. */
export const ENCODING = '<meta charSet="utf-8"/>';

/**
 * Lets the page's script wait until the page has loaded and been painted, or is touched, whichever is first, and its files until something
 * has been painted: a phone on a slow network spends its first second on text and pictures. A frame that follows a frame comes after
 * the paint; in a tab that nobody sees yet there is none. Links and forms work until then, as they do without script.
 *
 * Each page is rendered through here, so only its head is searched by patterns, and the page comes in pieces: one text would be
 * copied as a whole once more. Quotes in texts and data are escaped.
 */
export function startLater(html: string, nonce: string): readonly string[] {
  const bodyAt = html.indexOf('</head>');
  const moduleAt = html.indexOf(MODULE, bodyAt);
  const head = html
    .slice(0, bodyAt)
    .replaceAll('<link rel="modulepreload" ', `<link rel="${WAITING_FILE}" `)
    .replace(ENCODING, `${ENCODING}<script nonce="${nonce}">${STARTER}</script>`);
  if (moduleAt < 0) return [head, html.slice(bodyAt)];
  return [head, html.slice(bodyAt, moduleAt), `type="${WAITING}"`, html.slice(moduleAt + MODULE.length)];
}
