/** A heading of a text, for its table of contents. */
export interface Heading {
  /** Of its element: where a link within the page leads. */
  readonly id: string;
  /** Plain text. */
  readonly text: string;
  readonly level: 2 | 3;
}

export interface TextWithHeadings {
  readonly html: string;
  readonly headings: readonly Heading[];
}

const HEADING = /<h([23])>([\s\S]*?)<\/h\1>/g;

/** Gives every heading of sanitised HTML an id made of its words: `<h2 id="what-we-keep">`. Each id is given once. */
export function withHeadingIds(html: string): TextWithHeadings {
  const headings: Heading[] = [];
  const withIds = html.replace(HEADING, (_whole, level: string, inner: string) => {
    const text = textOf(inner);
    const id = unusedId(idOf(text), headings);
    headings.push({ id, text, level: level === '2' ? 2 : 3 });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: withIds, headings };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

const idOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'part';

function unusedId(id: string, headings: readonly Heading[]): string {
  const isTaken = (candidate: string) => headings.some((heading) => heading.id === candidate);
  let candidate = id;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${id}-${number}`;
  return candidate;
}
