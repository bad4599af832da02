import type {
  ExternalProduct,
  GroupedProduct,
  Product,
  SimpleProduct,
  VariableProduct,
  Variation,
} from '#engine/domain/catalog/product.ts';
import type { Context } from '../../context/context.ts';
import type { ProductSource, VariationSource } from '../../context/sources.ts';
import { refuse } from '../../errors/refuse.ts';
import { databaseId } from '../../formats/ids.ts';
import type * as Generated from '../../generated/resolvers.generated.ts';
import type { InputMaybe, ProductIdTypeEnum, Resolvers } from '../../generated/resolvers.generated.ts';
import { downloadFields } from './downloads.ts';
import { productDimensions } from './product-dimensions.ts';
import { productFields } from './product-fields.ts';
import { crossSells, groupParts, productsPage } from './product-list.ts';
import { productStock } from './product-stock.ts';
import { variationFields } from './variation-fields.ts';
import { productVariations, variationWith } from './variations.ts';

export const PRODUCT_TYPES = {
  simple: 'SimpleProduct',
  variable: 'VariableProduct',
  external: 'ExternalProduct',
  grouped: 'GroupProduct',
  variation: 'SimpleProductVariation',
} as const;

const resolveType = { __resolveType: ({ kind }: ProductSource) => PRODUCT_TYPES[kind] };

const simpleProduct = {
  ...productFields,
  ...productStock,
  ...productDimensions,
  crossSell: crossSells,
  ...downloadFields(({ downloads }: SimpleProduct) => downloads),
} satisfies Resolvers['SimpleProduct'];

const variableProduct = {
  ...productFields,
  ...productStock,
  ...productDimensions,
  crossSell: crossSells,
  variations: productVariations,
} satisfies Resolvers['VariableProduct'];

const externalProduct = {
  ...productFields,
  externalUrl: ({ url }) => url,
} satisfies Resolvers['ExternalProduct'];

const groupProduct = {
  ...productFields,
  addToCartDescription: () => null,
  addToCartText: () => null,
  products: groupParts,
} satisfies Resolvers['GroupProduct'];

/** Fields that have neither a resolver nor a property of the source with a type that fits. */
type Unresolved<Fields, Source, Resolved> = {
  [Field in Exclude<keyof Fields, keyof Resolved>]: Field extends keyof Source
    ? Source[Field] extends Fields[Field]
      ? never
      : Field
    : Field;
}[Exclude<keyof Fields, keyof Resolved>];

type None<Field extends never> = Field;

/** Does not compile as long as a field of a product has neither. */
export type UnresolvedProductFields = None<
  | Unresolved<Generated.SimpleProduct, SimpleProduct, typeof simpleProduct>
  | Unresolved<Generated.VariableProduct, VariableProduct, typeof variableProduct>
  | Unresolved<Generated.ExternalProduct, ExternalProduct, typeof externalProduct>
  | Unresolved<Generated.GroupProduct, GroupedProduct, typeof groupProduct>
  | Unresolved<Generated.SimpleProductVariation, VariableProduct & Variation, typeof variationFields>
>;

export const productResolvers: Pick<
  Resolvers,
  | 'Product'
  | 'ProductUnion'
  | 'ProductVariation'
  | 'SimpleProduct'
  | 'VariableProduct'
  | 'ExternalProduct'
  | 'GroupProduct'
  | 'SimpleProductVariation'
> = {
  Product: resolveType,
  ProductUnion: resolveType,
  ProductVariation: { __resolveType: () => 'SimpleProductVariation' },
  SimpleProduct: simpleProduct,
  VariableProduct: variableProduct,
  ExternalProduct: externalProduct,
  GroupProduct: groupProduct,
  SimpleProductVariation: variationFields,
};

type IdType = InputMaybe<ProductIdTypeEnum>;

const ID_KINDS = { DATABASE_ID: 'database_id', ID: 'ID', SKU: 'sku', SLUG: 'slug' } as const;

function addressOf(id: string, idType: IdType) {
  if (idType === 'SLUG') return { slug: id };
  if (idType === 'SKU') return { sku: id };
  const number = databaseId(id);
  return number === null ? null : { id: number };
}

async function findProduct(id: string, idType: IdType, { catalog, language }: Context): Promise<Product> {
  const address = addressOf(id, idType);
  const product = address && (await catalog.product(address, language));
  return product ?? refuse('PRODUCT_NOT_FOUND', { kind: ID_KINDS[idType ?? 'ID'], id });
}

async function findVariation(id: string, { catalog, language }: Context): Promise<VariationSource> {
  const number = databaseId(id);
  const [product] = number === null ? [] : await catalog.productsByIds([number], language);
  const found = variationWith(product, number);
  return found?.variation.published ? found : refuse('PRODUCT_NOT_FOUND', { kind: 'ID', id });
}

/** The product, when it is of the kind that the field promises. */
async function findKind<K extends Product['kind']>(
  kind: K,
  { id, idType }: { readonly id?: InputMaybe<string>; readonly idType?: IdType },
  context: Context,
): Promise<Extract<Product, { kind: K }>> {
  const product = await findProduct(id ?? '', idType, context);
  return isKind(product, kind)
    ? product
    : refuse('PRODUCT_NOT_FOUND', { kind: ID_KINDS[idType ?? 'ID'], id: id ?? '' });
}

const isKind = <K extends Product['kind']>(product: Product, kind: K): product is Extract<Product, { kind: K }> =>
  product.kind === kind;

export const productQueries: Pick<
  NonNullable<Resolvers['RootQuery']>,
  | 'product'
  | 'productVariation'
  | 'products'
  | 'simpleProduct'
  | 'variableProduct'
  | 'externalProduct'
  | 'groupedProduct'
> = {
  product: (_root, { id, idType }, context) => findProduct(id, idType, context),
  productVariation: (_root, { id }, context) => findVariation(id ?? '', context),
  products: (_root, args, context) => productsPage(args, context),
  simpleProduct: (_root, args, context) => findKind('simple', args, context),
  variableProduct: (_root, args, context) => findKind('variable', args, context),
  externalProduct: (_root, args, context) => findKind('external', args, context),
  groupedProduct: (_root, args, context) => findKind('grouped', args, context),
};
