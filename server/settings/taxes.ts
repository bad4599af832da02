import type { TaxSettings } from '#engine/domain/tax/tax-settings.ts';

/** Indonesian VAT (PPN) at 11 %, in every price; nothing is due on what leaves the country. */
export const TAXES: TaxSettings = {
  pricesIncludeTax: true,
  displayIncludesTax: true,
  basedOn: 'shipping',
  rates: [
    {
      id: 1,
      code: 'ID-PPN-1',
      label: { id: 'PPN 11%', en: 'VAT 11%' },
      country: 'ID',
      state: '',
      postcodes: [],
      taxClass: 'standard',
      priority: 1,
      compound: false,
      onShipping: true,
      rate: 110_000,
    },
  ],
};
