import type { BlockPrinters } from './blocks.ts';

/** For readers without HTML, and for spam filters that compare the two. */
export const PLAIN: BlockPrinters = {
  text: ({ text }) => text,
  small: ({ text }) => text,
  heading: ({ text }) => `${text.toUpperCase()}\n${'-'.repeat(text.length)}`,
  button: ({ label, url }) => `${label}:\n${url}`,
  facts: ({ rows }) => rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
  'order-lines': ({ rows }) =>
    rows
      .map(({ name, details, amount }) => [name, ...details.map((detail) => `  ${detail}`), `  ${amount}`].join('\n'))
      .join('\n'),
  sums: ({ rows }) => rows.map(({ label, amount }) => (amount ? `${label}: ${amount}` : label)).join('\n'),
  places: ({ places }) => places.map(({ title, lines }) => [`${title}:`, ...lines].join('\n')).join('\n\n'),
  number: ({ title, number, notes }) => [title, number, ...notes].join('\n'),
  level: ({ steps, done }) => steps.map((step, index) => `[${index < done ? 'x' : ' '}] ${step}`).join('\n'),
  quote: ({ text }) => text.replace(/^/gm, '> '),
  links: ({ links }) => links.map(({ label, url, note }) => [label, url, note].filter(Boolean).join('\n')).join('\n\n'),
};
