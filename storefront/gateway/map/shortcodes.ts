/** `[gallery ids="1,2"]`, `[/vc_row]`, `[size_chart]`: nobody writes so for people. */
const UNMISTAKABLE = /\[(?:\/[a-z][\w-]*|[a-z][\w-]*\s+[\w-]+=[^[\]]*|gallery|[a-z][a-z\d-]*_[\w-]*)\]/gi;
const CLOSING = /\[\/([a-z][\w-]*)\]/gi;
const BARE = /\[([a-z][\w-]*)\]/gi;

/**
 * A text without what plugins of a WordPress have left in it: a plugin that is gone, or does not run for the API, no longer turns its
 * shortcodes into anything. What they enclose stays, and so does what only looks like one: `[5W-30]`, `[new]`.
 */
export function withoutShortcodes(text: string): string {
  if (!text.includes('[')) return text;
  const closed = new Set([...text.matchAll(CLOSING)].map(([, name]) => name));
  return text.replace(UNMISTAKABLE, '').replace(BARE, (whole, name: string) => (closed.has(name) ? '' : whole));
}
