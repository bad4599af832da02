import { LIMITS } from '#contract/limits.ts';
import { priceRange } from '#engine/domain/catalog/product-prices.ts';
import { shownPrice } from '#engine/domain/pricing/shown-price.ts';
import type { Context } from '../../context/context.ts';
import { decodeBase64 } from '../../formats/ids.ts';

/** The symbol by which people know the currency. */
const symbolOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Of the plugin `woonuxt-settings` that first had all the fields that are served here. */
const SETTINGS_VERSION = '1.0.58';

const SETTINGS_PLUGIN = /^plugin:(woonuxt-settings\/\S+)$/;

/** The plugin with this global id, `plugin:<its file>`, as far as this API does its work. */
export function woonuxtPlugin(id: string, { site }: Pick<Context, 'site'>) {
  const path = SETTINGS_PLUGIN.exec(decodeBase64(id))?.[1];
  if (path === undefined) return null;
  return { id, name: 'woonuxt-settings', path, pluginUri: site.baseUrl, version: SETTINGS_VERSION };
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** Without a key that a browser may know, such a storefront can take no cards. */
const stripeSettings = ({ cards }: Context['site']) => {
  const key = cards?.publishableKey ?? null;
  const isTest = key !== null && cards?.isTest === true;
  return {
    active_publishable_key: key,
    enabled: yesNo(key !== null),
    publishable_key: isTest ? null : key,
    test_publishable_key: isTest ? key : null,
    testmode: yesNo(isTest),
  };
};

/** What WooNuxt storefronts read when they are built. The brand is the storefront's own to know. */
export async function woonuxtOptions({ catalog, settings, site, language, loaders, at }: Context) {
  const { currency, currencyDecimals } = settings;
  const [mostExpensive] = (
    await catalog.products({
      language,
      filter: {},
      order: [{ by: 'price', direction: 'descending' }],
      page: { first: 1 },
    })
  ).rows;
  const highest = mostExpensive ? shownPrice(priceRange(mostExpensive, at)?.max ?? 0, mostExpensive, settings) : 0;
  return {
    currencyCode: currency,
    currencySymbol: symbolOf(currency, site.moneyLocale),
    domain: new URL(site.baseUrl).hostname,
    frontEndUrl: site.baseUrl,
    global_attributes: (await loaders.attributes()).map(({ slug, label }) => ({
      label,
      slug: `pa_${slug}`,
      showCount: true,
      hideEmpty: true,
      openByDefault: true,
    })),
    logo: null,
    maxPrice: Math.ceil(highest / 10 ** currencyDecimals),
    primary_color: null,
    productsPerPage: LIMITS.productsPerPage,
    publicIntrospectionEnabled: 'on',
    stripeSettings: stripeSettings(site),
    wooCommerceSettingsVersion: SETTINGS_VERSION,
    wooNuxtSEO: [],
  };
}
