import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';

interface Shortcut {
  readonly name: string;
  /** Without a language. */
  readonly path: string;
}

const NIGHT = '#0c171c';

/** Of the installed shop (W3C Web Application Manifest). It begins in the language that was chosen last, whatever the manifest's. */
export const webManifest = (language: Language, shortcuts: readonly Shortcut[]) => ({
  id: '/',
  name: SITE.siteName,
  // Beside a wordmark the name ends with the country.
  short_name: SITE.hasWordmark ? SITE.siteName.split(' ')[0] : SITE.siteName,
  description: SITE.shortDescription[language],
  lang: LANGUAGES[language].tag,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: SITE.colours?.['--night'] ?? NIGHT,
  categories: ['shopping'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: shortcuts.map(({ name, path }) => ({ name, url: path })),
});
