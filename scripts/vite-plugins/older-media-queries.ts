import type { Plugin } from 'vite';

/** `(width < 40rem)`, as the minifier writes it for browsers without ranges. */
const NEGATED = /@media not (\(min-width:[^()]+\)\{)/g;

/** The same for browsers that take a negated condition only behind a media type: Chrome before 104, Safari before 16.4. */
const withMediaType = (css: string): string => css.replaceAll(NEGATED, '@media not all and $1');

/** Without it, nothing that is for narrow screens alone holds on phones with older browsers. */
export const olderMediaQueries = (): Plugin => ({
  name: 'older-media-queries',
  apply: 'build',
  generateBundle: {
    // Once the style sheets are minified.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = withMediaType(String(file.source));
      }
    },
  },
});
