export const posts = {
  purpose: 'Articles: import from Markdown',
  import: {
    purpose: 'Add or change articles by Markdown files: all files, or none',
    arguments: { files: 'facts between lines of ---, then a text under <!-- id --> and one under <!-- en -->' },
    options: {},
    examples: [['posts import articles/*.md', 'docs/operations.md shows what such a file looks like']],
    done: '{created} new, {updated} changed.',
    refused: 'Nothing was changed: {count} things cannot be taken.',
    columns: { file: 'File', field: 'Where', problem: 'Problem' },
    problems: {
      MISSING: 'is missing',
      INVALID: 'cannot be so',
      NO_FRONT_MATTER: 'the file does not begin with facts between lines of ---',
      NOT_UTF8: 'the file is not text in UTF-8',
      REFUSED: 'is not a slug, or the shop has nothing of this name',
    },
  },
} as const;
