import { stringify } from 'yaml';
import { LANGUAGES, type Language } from '#engine/domain/language.ts';

/** What a brand says of itself before it first opens its shop; each as people write it. */
export interface FirstAnswers {
  readonly name: string;
  /** Year. */
  readonly since: string;
  readonly email: string;
  readonly whatsapp: string;
  readonly currency: string;
  /** Legal name. */
  readonly seller: string;
  /** Lines, with semicolons between them. */
  readonly address: string;
  readonly phone: string;
  /** NIB. */
  readonly licence: string;
  /** NPWP, or `none`. */
  readonly taxNumber: string;
  /** Or `none`, for a shop that is paid in other ways. */
  readonly bank: string;
  /** Number and holder: `5410098765 PT Toko Kilau`. Empty without a bank. */
  readonly account: string;
  /** Cost of one parcel. */
  readonly delivery: string;
  /** Amount, or `none`. */
  readonly freeFrom: string;
}

/** The same word in every language, because scripts use it. */
export const NONE = 'none';

const HEAD = `# The settings of this shop. What is left out stays as the shop has it; docs/settings.md names every setting.
# Check it with: npm run shop -- config check. A running shop takes most changes over within seconds.

`;

/** The text of a brand's first settings. Visitors are offered its maker's language first. */
export function firstShopFile(answers: FirstAnswers, language: Language): string {
  const { name, since, email, whatsapp, currency, seller, address, phone, licence, taxNumber } = answers;
  const file = {
    shop: {
      name,
      description: descriptionOf(name),
      since,
      email,
      whatsapp,
      dates: 'auto',
      languages: LANGUAGES.toSorted((one) => (one === language ? -1 : 1)),
    },
    seller: {
      name: seller,
      address: address.split(';').map((line) => line.trim()),
      licence,
      taxNumber,
      phone,
      hours: { id: 'Senin–Jumat 09.00–17.00 WIB', en: 'Monday to Friday 09:00–17:00 WIB' },
    },
    currency: { code: currency.toUpperCase() },
    payments: {
      bankTransfer: bankTransferOf(answers),
      cashOnDelivery: { enabled: 'no' },
    },
    delivery: deliveryOf(answers),
    // Who is not registered for tax charges none.
    ...(taxNumber === NONE && { taxes: { rates: [] } }),
  };
  return HEAD + stringify(file, { defaultStringType: 'PLAIN', lineWidth: 0 });
}

/** A beginning, to be written better: search engines show it. */
const descriptionOf = (name: string) => ({
  id: `Belanja di ${name}, dikirim ke seluruh Indonesia.`,
  en: `Shop at ${name}, delivered across Indonesia.`,
});

function bankTransferOf({ bank, account, seller }: FirstAnswers) {
  if (bank === NONE) return { enabled: 'no' };
  const [, number = '', holder = ''] = /^([\d.\s-]+)\s+(.*)$/.exec(account) ?? ['', account, seller];
  return { accounts: [{ bank, holder, number: number.trim() }] };
}

function deliveryOf({ delivery, freeFrom }: FirstAnswers) {
  const free = {
    kind: 'free',
    label: { id: 'Gratis ongkir, 2–9 hari kerja', en: 'Free delivery, 2–9 working days' },
    minimum: freeFrom,
  };
  const standard = {
    kind: 'flat',
    label: { id: 'Reguler, 2–9 hari kerja', en: 'Standard, 2–9 working days' },
    perOrder: delivery,
  };
  return {
    sellingCountries: ['ID'],
    freeFrom,
    zones: [{ name: 'Indonesia', countries: ['ID'], methods: freeFrom === NONE ? [standard] : [free, standard] }],
  };
}
