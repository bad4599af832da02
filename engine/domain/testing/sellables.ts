import type { CartLine } from '../cart/cart.ts';
import type { LineItem } from '../cart/line-item.ts';
import type { ProductForSale, Sellable } from '../catalog/sellable.ts';
import type { ManagedStock, UnmanagedStock } from '../catalog/stock-policy.ts';

export const pieces = (onHand: number, rest: Partial<ManagedStock> = {}): ManagedStock => ({
  kind: 'managed',
  onHand,
  backorders: 'no',
  lowAmount: null,
  ...rest,
});

export const IN_STOCK: UnmanagedStock = { kind: 'unmanaged', status: 'in-stock' };

export const SOLD_OUT: UnmanagedStock = { kind: 'unmanaged', status: 'out-of-stock' };

/** A bottle of fuel system cleaner: € 9.90, 20 in stock. */
export const cleaner = (rest: Partial<Sellable> = {}): Sellable => ({
  productId: 1,
  variationId: null,
  kind: 'simple',
  name: 'Fuel System Cleaner',
  sku: 'STP-FSC',
  published: true,
  price: { regular: 990, sale: null },
  taxStatus: 'taxable',
  taxClass: 'standard',
  stock: pieces(20),
  stockOwner: rest.productId ?? 1,
  soldIndividually: false,
  virtual: false,
  downloadable: false,
  weight: 350,
  shippingClass: null,
  categoryIds: [],
  registered: false,
  ...rest,
});

/** A workshop handbook to download: € 4.50. */
export const handbook = (rest: Partial<Sellable> = {}): Sellable =>
  cleaner({
    productId: 9,
    name: 'Workshop Handbook',
    sku: 'STP-BOOK',
    price: { regular: 450, sale: null },
    stock: IN_STOCK,
    virtual: true,
    downloadable: true,
    weight: 0,
    ...rest,
  });

const oilVariation = (variationId: number, size: string, regular: number): Sellable =>
  cleaner({
    productId: 5,
    variationId,
    kind: 'variable',
    name: `Engine Oil - 5W-30, ${size}`,
    sku: `STP-OIL-${size}`,
    price: { regular, sale: null },
    stock: pieces(8),
    stockOwner: variationId,
  });

/** Engine oil in two packs; the big one comes in any viscosity. */
export const engineOil: ProductForSale = {
  productId: 5,
  kind: 'variable',
  name: 'Engine Oil',
  published: true,
  itself: cleaner({ productId: 5, kind: 'variable', name: 'Engine Oil', price: { regular: null, sale: null } }),
  options: [
    { slug: 'viscosity', label: 'Viscosity', values: ['5w30', '10w40'], names: null },
    { slug: 'size', label: 'Pack size', values: ['1l', '4l'], names: null },
  ],
  variations: [
    { sellable: oilVariation(51, '1l', 1190), choices: { viscosity: '5w30', size: '1l' } },
    { sellable: oilVariation(54, '4l', 3990), choices: { viscosity: '', size: '4l' } },
  ],
};

export const soldAlone = (sellable: Sellable): ProductForSale => ({
  productId: sellable.productId,
  kind: sellable.kind,
  name: sellable.name,
  published: sellable.published,
  itself: sellable,
  options: [],
  variations: [],
});

export const lineOf = (sellable: Sellable, quantity = 1, rest: Partial<CartLine> = {}): LineItem => ({
  key: `${sellable.productId}-${sellable.variationId ?? ''}`,
  productId: sellable.productId,
  variationId: sellable.variationId,
  quantity,
  attributes: {},
  extraData: {},
  ...rest,
  sellable: sellable,
});
