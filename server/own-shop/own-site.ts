import type { ShopStatus, Site, SocialIcon, SocialNetwork } from '#contract/site-settings.ts';
import { withoutUndefined } from '#engine/domain/without-undefined.ts';
import { colourProperties } from './colours.ts';
import { moneyLocaleOf } from './read-shop-file.ts';
import type { ShopFile } from './shop-file.ts';

const NETWORKS = {
  instagram: { icon: 'brand-instagram', name: 'Instagram' },
  tiktok: { icon: 'brand-tiktok', name: 'TikTok' },
  youtube: { icon: 'brand-youtube', name: 'YouTube' },
  facebook: { icon: 'brand-facebook', name: 'Facebook' },
} as const satisfies Record<string, { readonly icon: SocialIcon; readonly name: SocialNetwork }>;

/** What visitors see of the brand's settings, beside the values of `base` that they leave as they are. */
export function ownSiteOf(file: ShopFile, base: Site, status: ShopStatus): Partial<Site> {
  const { shop, seller, currency, payments, delivery, pages } = file;
  const { name } = shop ?? {};
  const cash = payments?.cashOnDelivery;
  // The demo's words are not this brand's.
  const description = shop?.description ?? (name === undefined ? undefined : { id: name, en: name });
  return withoutUndefined({
    status: status === base.status ? undefined : status,
    siteName: name,
    hasWordmark: name === undefined ? undefined : false,
    // Pictures of the shop's own wordmark are nobody else's.
    ...(name !== undefined && { siteImage: '/images/og-plain.png', placeholderImage: '/images/placeholder-plain.png' }),
    shortDescription: shop?.tagline ?? description,
    description,
    since: shop?.since,
    languages: shop?.languages,
    fallbackLanguage: shop?.languages?.[0],
    email: shop?.email,
    whatsapp: shop?.whatsapp,
    timeZone: shop?.timeZone,
    dateLocale: shop?.dates,
    announcement: shop?.announcement,
    emailFooter: shop?.emailFooter,
    colours: shop?.colours && colourProperties(shop.colours),
    social: shop?.social || name !== undefined ? socialOf(shop?.social ?? {}) : undefined,
    seller: seller && sellerOf(seller),
    currency: currency?.code,
    moneyLocale: currency && moneyLocaleOf(currency),
    freeShippingFrom: delivery?.freeFrom,
    cashOnDelivery: cash && {
      countries: cash.enabled ? (cash.countries ?? base.cashOnDelivery.countries) : [],
      maximum: cash.maximum ?? base.cashOnDelivery.maximum,
    },
    storeSettings: pages && { ...base.storeSettings, ...withoutUndefined(pages) },
  });
}

const sellerOf = ({ name, ...rest }: NonNullable<ShopFile['seller']>): Site['seller'] => ({ legalName: name, ...rest });

type Social = NonNullable<NonNullable<ShopFile['shop']>['social']>;

function socialOf({ instagram, tiktok, youtube, facebook, ...others }: Social): Site['social'] {
  const known = Object.entries({ instagram, tiktok, youtube, facebook } satisfies Record<
    keyof typeof NETWORKS,
    unknown
  >);
  return [
    ...known.flatMap(([network, url]) => (url ? [{ ...NETWORKS[network as keyof typeof NETWORKS], url }] : [])),
    ...Object.values(others).map(({ name, icon, url, text = null }) => ({ namedIcon: icon, name, url, text })),
  ];
}
