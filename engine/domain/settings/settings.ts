import type { Geography } from '../addresses/geography.ts';
import type { Language, Translated } from '../language.ts';
import type { Cents } from '../money/money.ts';
import type { ShippingSettings } from '../shipping/shipping-settings.ts';
import type { TaxSettings } from '../tax/tax-settings.ts';

export interface GatewayText {
  readonly title: Translated;
  readonly description: Translated;
  /** Shown after the order is placed, with `{order}` as its number. Empty when there is nothing to do. */
  readonly instructions: Translated;
}

export interface BankAccount {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
  /** For transfers from abroad. Empty when there is none. */
  readonly iban: string;
  readonly bic: string;
}

/** Who sells, as invoices name it. */
export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  /** NPWP. Null when the seller is not registered for tax (PKP): invoices then show none. */
  readonly taxNumber: string | null;
}

/** The configuration of the shop. */
export interface ShopSettings {
  /** False while the shop is being prepared: it shows its products and places no order. */
  readonly takesOrders: boolean;
  /** The day on which it takes shoppers' orders again after a holiday: `2027-03-22`. Null while it takes them. */
  readonly reopensOn: string | null;
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
  /** Minutes an unpaid order keeps its stock. Null keeps it without a limit. */
  readonly holdMinutes: number | null;
  readonly lowStockAmount: number;
  /** Days after an order was sent in which its buyer can ask for a return. */
  readonly returnDays: number;
  /** Days after an order was sent until its buyer is asked for a review. Null asks nobody. */
  readonly reviewRequestDays: number | null;
  readonly cartLineLimit: number;
  /** Largest quantity of one line. */
  readonly lineQuantityLimit: number;
  /** Hours of inactivity after which a session expires. */
  readonly sessionHours: number;
  /** Hours in which the link of a password reset can be used. */
  readonly resetHours: number;
  /** Address for emails to the shop. */
  readonly shopEmail: string;
  readonly shopLanguage: Language;
  readonly seller: Seller;
  /** Slugs of categories whose products must be registered (NPT) to be sold, with those below them. */
  readonly lubricantCategories: readonly string[];
  /** What the numbers of invoices begin with: letters, digits and hyphens. */
  readonly invoicePrefix: string;
  /** IANA name of the zone in which its days and years begin. */
  readonly timeZone: string;
  /** Test mode has its own title and description. */
  readonly cardPayment: GatewayText & { readonly inTestMode: Pick<GatewayText, 'title' | 'description'> };
  readonly bankTransfer: GatewayText & { readonly accounts: readonly BankAccount[] };
  readonly cashOnDelivery: GatewayText & {
    /** Codes of those it is offered in. */
    readonly countries: readonly string[];
    /** The largest total that couriers collect. Null is without a limit. */
    readonly maximum: Cents | null;
    /** A guest's order above this total waits for the operator. Null: none does. */
    readonly guestsWaitAbove: Cents | null;
  };
  /** What a guest, or an account that has never paid, may have in unpaid orders. Null is without a limit. */
  readonly unpaidGuestOrders: {
    /** In all. */
    readonly pieces: number | null;
    readonly piecesOfProduct: number | null;
    /** As how many guests an account that has never paid counts, and all who have never paid in one network together. */
    readonly buyersOfNetwork: number | null;
  };
}
