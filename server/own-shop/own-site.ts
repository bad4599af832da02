import type { ShopStatus, Site, SocialIcon, SocialNetwork } from '#contract/site-settings.ts';
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
  return withoutUndefined({
    status: status === base.status ? undefined : status,
    siteName: name,
    hasWordmark: name === undefined ? undefined : false,
    // Pictures of the shop's own wordmark are nobody else's.
    ...(name !== undefined && { siteImage: '/images/og-plain.png', placeholderImage: '/images/placeholder-plain.png' }),
    shortDescription: shop?.tagline ?? (name === undefined ? undefined : plainDescription(name)),
    description: shop?.description ?? (name === undefined ? undefined : plainDescription(name)),
    since: shop?.since,
    email: shop?.email,
    whatsapp: shop?.whatsapp,
    timeZone: shop?.timeZone,
    dateLocale: shop?.dates,
    announcement: shop?.announcement,
    colours: shop?.colours && colourProperties(shop.colours),
    // The demo's are not this brand's.
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

/** What stands for a brand that has not described itself. */
const plainDescription = (name: string): Site['description'] => ({
  id: `Belanja di ${name}, dikirim ke seluruh Indonesia.`,
  en: `Shop at ${name}, delivered across Indonesia.`,
});

const sellerOf = ({ name, ...rest }: NonNullable<ShopFile['seller']>): Site['seller'] => ({ legalName: name, ...rest });

const socialOf = (social: NonNullable<NonNullable<ShopFile['shop']>['social']>): Site['social'] =>
  Object.entries(NETWORKS).flatMap(([network, facts]) => {
    const url = social[network as keyof typeof NETWORKS];
    return url ? [{ ...facts, url }] : [];
  });

type Without<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

const withoutUndefined = <T extends object>(value: T): Without<T> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Without<T>;
