import type { BlockRenderers } from './blocks.ts';

/** For mail programs without HTML. Spam filters compare it with the HTML. */
export const PLAIN_TEXT_RENDERERS: BlockRenderers = {
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
  addresses: ({ addresses }) => addresses.map(({ title, lines }) => [`${title}:`, ...lines].join('\n')).join('\n\n'),
  number: ({ title, number, notes }) => [title, number, ...notes].join('\n'),
  progress: ({ stages, done }) => stages.map((stage, index) => `[${index < done ? 'x' : ' '}] ${stage}`).join('\n'),
  quote: ({ text }) => text.replace(/^/gm, '> '),
  links: ({ links }) => links.map(({ label, url, note }) => [label, note, url].filter(Boolean).join('\n')).join('\n\n'),
};
