const VOID = new Set(['meta', 'img', 'br', 'col', 'base', 'link', 'hr', 'input']);
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>/g;

/** Allowed parents (HTML §4.9). */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  tr: ['table', 'tbody'],
  td: ['tr'],
  col: ['colgroup'],
  colgroup: ['table'],
};
const NOT_INSIDE_P = new Set(['p', 'table', 'h1', 'h2', 'div', 'ul']);

/** Errors in the HTML: tags that are not closed, are in a wrong place or are malformed. */
export function htmlFaults(html: string): readonly string[] {
  const source = html.replace('<!doctype html>', '').replace(/<style>[^<]*<\/style>/, '');
  const faults: string[] = [];
  const open: string[] = [];
  for (const [whole, slash, name = '', attributes = ''] of source.matchAll(TAG)) {
    if (slash) {
      const last = open.pop();
      if (last !== name) faults.push(`${whole} closes <${last}>`);
      continue;
    }
    const parent = open.at(-1) ?? '';
    if (PARENTS[name] && !PARENTS[name].includes(parent)) faults.push(`<${name}> in <${parent}>`);
    if (NOT_INSIDE_P.has(name) && parent === 'p') faults.push(`<${name}> in <p>`);
    const names = [...attributes.matchAll(/\s([a-z-]+)/g)].map(([, attribute]) => attribute);
    if (name === 'img' && !names.includes('alt')) faults.push('an image without alt text');
    if (!VOID.has(name)) open.push(name);
  }
  const rest = source.replace(TAG, '');
  if (/[<>]/.test(rest)) faults.push(`a stray character: ${/.{0,40}[<>].{0,40}/.exec(rest)?.[0]}`);
  if (/&(?!(?:amp|lt|gt|quot|nbsp|zwnj|#\d+);)/.test(rest)) faults.push('a stray ampersand');
  return [...faults, ...open.map((name) => `<${name}> never closes`)];
}
