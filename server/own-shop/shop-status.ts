import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ShopStatus } from '#contract/site-settings.ts';
import { dataFolderOf } from './data-folder-of.ts';
import type { ShopFile } from './shop-file.ts';

/** The settings of the environment that say what kind of shop it is. */
interface Environment {
  readonly [name: string]: string | undefined;
  readonly DATA_DIR?: string | undefined;
  readonly SEED?: string | undefined;
  readonly NODE_ENV?: string | undefined;
}

/** Where the brand's settings stand, whether or not there are any. */
export const shopFilePath = (environment: Environment): string =>
  resolve(environment.SHOP_CONFIG || join(dataFolderOf(environment), 'shop.config.yaml'));

/** Folder of the brand's own texts, whether or not there are any: each replaces the shop's of the same name. */
export const ownTextsFolder = (environment: Environment): string => join(dirname(shopFilePath(environment)), 'content');

/** The texts that a brand must have read and made its own: what it promises, and who it is. */
const NEEDED_TEXTS = ['pages/terms.md', 'pages/privacy-policy.md', 'pages/about.md'];

/** The demo is for trying the shop: what goes live, or has a brand of its own, begins empty. */
const hasDemo = ({ SEED, NODE_ENV }: Environment, file: ShopFile): boolean =>
  SEED ? SEED === 'demo' : NODE_ENV !== 'production' && Object.keys(file).length === 0;

/** Without its settings a shop of its own would be filled with the demo, and show its prices in the demo's currency. */
export class OwnShopWithoutSettings extends Error {
  override readonly name = 'OwnShopWithoutSettings';
  /** "products: 3, orders: 4". */
  readonly contents: string;
  /** Where the settings should stand. */
  readonly settings: string;

  constructor(contents: string, settings: string) {
    super(`a shop with ${contents}, but no settings at ${settings}`);
    this.contents = contents;
    this.settings = settings;
  }
}

/** What is still the demo's in a shop of its own, and must not be shown to buyers: names of settings. */
export function unfinished(environment: Environment, { shop, seller, payments }: ShopFile): readonly string[] {
  const { bankTransfer: bank, cashOnDelivery } = payments ?? {};
  const isOwn: Readonly<Record<string, boolean>> = {
    'shop.name': shop?.name !== undefined,
    'shop.since': shop?.since !== undefined,
    'shop.email': shop?.email !== undefined,
    'shop.whatsapp': shop?.whatsapp !== undefined,
    seller: seller !== undefined,
    'payments.bankTransfer.accounts': bank?.enabled === false || bank?.accounts !== undefined,
    // Otherwise buyers could pay in no way.
    payments: bank?.enabled !== false || cashOnDelivery?.enabled !== false || Boolean(environment.STRIPE_SECRET_KEY),
    SMTP_URL: Boolean(environment.SMTP_URL),
    // Its emails would lead to the machine itself.
    BASE_URL: Boolean(environment.BASE_URL),
    ...Object.fromEntries(
      NEEDED_TEXTS.map((text) => [`content/${text}`, existsSync(join(ownTextsFolder(environment), text))]),
    ),
  };
  return Object.keys(isOwn).filter((name) => !isOwn[name]);
}

/** Orders for another backend are that backend's. */
export function statusOf(environment: Environment, file: ShopFile): ShopStatus {
  if (environment.COMMERCE_API_URL) return 'open';
  if (hasDemo(environment, file)) return 'demo';
  return unfinished(environment, file).length === 0 ? 'open' : 'preparing';
}
