import type { SimpleProduct, VariableProduct } from '#engine/domain/catalog/product.ts';
import type { Backorders, StockPolicy, StockStatus } from '#engine/domain/catalog/stock-policy.ts';
import { productStockStatus, stockStatus, variationStock } from '#engine/domain/stock/stock.ts';
import type { VariationSource } from '../../context/sources.ts';
import type { BackordersEnum, ManageStockEnum, StockStatusEnum } from '../../generated/resolvers.generated.ts';

type Counted = SimpleProduct | VariableProduct;

export const STOCK_STATUSES = {
  'in-stock': 'IN_STOCK',
  'out-of-stock': 'OUT_OF_STOCK',
  'on-backorder': 'ON_BACKORDER',
} as const satisfies Record<StockStatus, StockStatusEnum>;

const BACKORDERS = { no: 'NO', notify: 'NOTIFY', yes: 'YES' } as const satisfies Record<Backorders, BackordersEnum>;

/** A variable product counts pieces only where its variations share them. */
const policyOf = (product: Counted): StockPolicy | null =>
  product.kind === 'simple' ? product.stock : product.sharedStock;

const ofPolicy = {
  backorders: (policy: StockPolicy | null) => BACKORDERS[policy?.kind === 'managed' ? policy.backorders : 'no'],
  backordersAllowed: (policy: StockPolicy | null) => policy?.kind === 'managed' && policy.backorders !== 'no',
  lowStockAmount: (policy: StockPolicy | null) => (policy?.kind === 'managed' ? policy.lowAmount : null),
  stockQuantity: (policy: StockPolicy | null) => (policy?.kind === 'managed' ? policy.onHand : null),
};

const isManaged = (policy: StockPolicy | null): ManageStockEnum => (policy?.kind === 'managed' ? 'TRUE' : 'FALSE');

export const productStock = {
  backorders: (product: Counted) => ofPolicy.backorders(policyOf(product)),
  backordersAllowed: (product: Counted) => ofPolicy.backordersAllowed(policyOf(product)),
  lowStockAmount: (product: Counted) => ofPolicy.lowStockAmount(policyOf(product)),
  manageStock: (product: Counted) => isManaged(policyOf(product)),
  soldIndividually: (product: Counted) => product.soldIndividually,
  stockQuantity: (product: Counted) => ofPolicy.stockQuantity(policyOf(product)),
  stockStatus: (product: Counted) => STOCK_STATUSES[productStockStatus(product)],
};

const ofVariation = ({ product, variation }: VariationSource) => variationStock(product, variation);

export const variationStockFields = {
  backorders: (source: VariationSource) => ofPolicy.backorders(ofVariation(source)),
  backordersAllowed: (source: VariationSource) => ofPolicy.backordersAllowed(ofVariation(source)),
  lowStockAmount: (source: VariationSource) => ofPolicy.lowStockAmount(ofVariation(source)),
  manageStock: (source: VariationSource) =>
    source.variation.stock.kind === 'shared' && source.product.sharedStock !== null
      ? 'PARENT'
      : isManaged(ofVariation(source)),
  soldIndividually: ({ product }: VariationSource) => product.soldIndividually,
  stockQuantity: (source: VariationSource) => ofPolicy.stockQuantity(ofVariation(source)),
  stockStatus: (source: VariationSource) => STOCK_STATUSES[stockStatus(ofVariation(source))],
} as const;
