import type { Geography } from '../addresses/geography.ts';
import type { Language, Translated } from '../language.ts';
import type { CartsAtLogin } from '../sessions/merge-sessions.ts';
import type { ShippingSettings } from '../shipping/shipping-settings.ts';
import type { TaxSettings } from '../tax/tax-settings.ts';

export interface GatewayText {
  readonly title: Translated;
  readonly description: Translated;
  /** Told after the order is placed, `{order}` being its number; empty when there is nothing to do. */
  readonly instructions: Translated;
}

export interface BankAccount {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
  /** IBAN and BIC for transfers from abroad; empty when there is none. */
  readonly iban: string;
  readonly bic: string;
}

/** The status of a paid order from which on its files can be downloaded. */
export type DownloadsFrom = 'processing' | 'completed';

/** Everything an owner of the shop decides and no shopper can change. */
export interface ShopSettings {
  /** ISO 4217. */
  readonly currency: string;
  /** Minor digits of the currency: 2 for euro, 0 for rupiah. */
  readonly currencyDecimals: number;
  readonly base: { readonly country: string; readonly state: string; readonly postcode: string };
  /** Country codes the shop sells and ships to. */
  readonly sellingCountries: readonly string[];
  readonly geography: Geography;
  readonly shipping: ShippingSettings;
  readonly tax: TaxSettings;
  /** Minutes an unpaid order keeps its pieces; null keeps them for ever. */
  readonly holdMinutes: number | null;
  readonly lowStockAmount: number;
  readonly downloadsFrom: DownloadsFrom;
  readonly cartLineLimit: number;
  /** What becomes of a guest's cart and the stored one at a login. */
  readonly cartsAtLogin: CartsAtLogin;
  /** Most pieces of one line. */
  readonly lineQuantityLimit: number;
  /** Hours without a request after which a session ends. */
  readonly sessionHours: number;
  /** Where the shop itself gets its mail. */
  readonly shopEmail: string;
  readonly shopLanguage: Language;
  /** Test mode says so in its title and description. */
  readonly cardPayment: GatewayText & { readonly inTestMode: Pick<GatewayText, 'title' | 'description'> };
  readonly bankTransfer: GatewayText & { readonly accounts: readonly BankAccount[] };
  /** Offered where the country is one of these. */
  readonly cashOnDelivery: GatewayText & { readonly countries: readonly string[] };
}
