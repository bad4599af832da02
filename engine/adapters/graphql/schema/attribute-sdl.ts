import { attributeTypeName } from '../resolvers/terms/term.ts';

const PRODUCT_FILTERS = [
  'RootQueryToProductUnionConnectionWhereArgs',
  'ProductCategoryToProductConnectionWhereArgs',
  'ProductTagToProductConnectionWhereArgs',
  'ProductTypeToProductConnectionWhereArgs',
  'ProductToProductUnionConnectionWhereArgs',
  'ProductToUpsellConnectionWhereArgs',
  'ProductToCrossSellConnectionWhereArgs',
  'ProductWithVariationsToProductVariationConnectionWhereArgs',
];

/** The part of the schema that follows from the shop's own attributes, to be completed; empty when it has none. */
export function attributeSdl(slugs: readonly string[]): string {
  return slugs.length === 0 ? '' : [enums(slugs), FILTERS, ...slugs.map(attributeTypes)].join('\n');
}

const enums = (slugs: readonly string[]) => `
  extend enum TaxonomyEnum { ${slugs.map((slug) => `PA${slug.toUpperCase()}`).join(' ')} }
  extend enum ProductTaxonomyEnum { ${slugs.map((slug) => `PA_${slug.toUpperCase()}`).join(' ')} }
  enum ProductAttributeEnum { ${slugs.map((slug) => `PA_${slug.toUpperCase()}`).join(' ')} }`;

const FILTERS = `
  enum AttributeOperatorEnum { AND IN NOT_IN }
  input ProductAttributeFilterInput {
    ids: [Int]
    operator: AttributeOperatorEnum
    taxonomy: ProductAttributeEnum!
    terms: [String]
  }
  input ProductAttributeQueryInput { queries: [ProductAttributeFilterInput] relation: AttributeOperatorEnum }
  ${PRODUCT_FILTERS.map((filter) => `extend input ${filter} { attributes: ProductAttributeQueryInput }`).join('\n')}`;

/** One attribute: its terms, their products, its queries, and a list of its terms at every product and variation. */
function attributeTypes(slug: string): string {
  const type = attributeTypeName(slug);
  const list = `all${type}`;
  const filters = [`RootQueryTo${type}`, `ProductTo${type}`].map((connection) => sameFilter(connection, TERMS));
  const products = [`${type}ToProduct`, `${type}ToProductVariation`].map((connection) =>
    sameFilter(connection, PRODUCTS),
  );
  return `
    type ${type} implements DatabaseIdentifier & TermNode {
      products: ${type}ToProductConnection
      variations: ${type}ToProductVariationConnection
    }
    enum ${type}IdType { DATABASE_ID ID NAME SLUG URI }
    ${[...filters, ...products].join('\n')}
    extend type RootQuery {
      ${list}: RootQueryTo${type}Connection
      pa${type.slice(2)}(id: ID!, idType: ${type}IdType): ${type}
    }
    extend interface Product { ${list}: ProductTo${type}Connection }
    extend interface ProductUnion { ${list}: ProductTo${type}Connection }`;
}

const TERMS = 'RootQueryToProductCategoryConnectionWhereArgs';
const PRODUCTS = 'RootQueryToProductUnionConnectionWhereArgs';

const sameFilter = (connection: string, origin: string) =>
  `input ${connection}ConnectionWhereArgs @sameFieldsAs(type: "${origin}")`;
