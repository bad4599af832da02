import { DEMO_SITE } from './demo-site.ts';
import type { Language } from './languages.ts';
import { ownSite } from './own-site.ts';
import type { Site } from './site-settings.ts';

/**
 * The demo's settings with what the brand's own say instead. The server may take over new ones while it runs: what they change is
 * to be read when it is needed, and not stored when a module is loaded (docs/decisions/047).
 */
export const SITE: Site = globalThis.siteSettings ?? { ...DEMO_SITE, ...ownSite() };

/** The eight fixed category tiles, in the order they are shown, with the colour each one is known by. */
export const CATEGORY_TILES = [
  { slug: 'oli-full-sintetik-formula', colour: 'full' },
  { slug: 'oli-sintetik-syn-formula', colour: 'syn' },
  { slug: 'campuran-oli', colour: 'oil' },
  { slug: 'campuran-bahan-bakar', colour: 'fuel' },
  { slug: 'interior-dan-eksterior', colour: 'care' },
  { slug: 'minyak-rem', colour: 'brake' },
  { slug: 'power-steering', colour: 'steer' },
  { slug: 'pembersih-mesin', colour: 'clean' },
] as const;

/** Who sells, in one line. */
export const sellerLine = (): string => [SITE.seller.legalName, ...SITE.seller.address].join(', ');

/** Where buyers collect their orders: the shop's own address and hours. */
export const pickupPlace = (language: Language): readonly string[] =>
  [SITE.seller.legalName, ...SITE.seller.address, SITE.seller.hours[language]].filter((line) => line !== '');

/** A number of Indonesia for people to read: `6281100001954` → `+62 811 0000 1954`. */
export const readableNumber = (number: string): string =>
  number.replace(/^(\d{2})(\d{3})(\d{4})(\d+)$/, '+$1 $2 $3 $4');

/** Address at which WhatsApp asks with whom to share a text. */
export const whatsappShare = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Address of a chat with the number; `text` is filled in, ready to be sent. */
export const whatsappChat = (number: string, text = ''): string =>
  `https://wa.me/${number}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
