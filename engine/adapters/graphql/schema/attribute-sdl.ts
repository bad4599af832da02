import { attributeTypeName } from '../resolvers/terms/term.ts';

const PAGE = 'first: Int, last: Int, after: String, before: String';
const PRODUCTS = [
  'Product',
  'ProductUnion',
  'ProductWithPricing',
  'InventoriedProduct',
  'ProductWithDimensions',
  'DownloadableProduct',
  'ProductWithAttributes',
  'ProductWithVariations',
  'ProductVariation',
];
const PRODUCT_TYPES = ['SimpleProduct', 'VariableProduct', 'ExternalProduct', 'GroupProduct', 'SimpleProductVariation'];
const PRODUCT_FILTERS = [
  'RootQueryToProductUnionConnectionWhereArgs',
  'ProductCategoryToProductConnectionWhereArgs',
  'ProductTagToProductConnectionWhereArgs',
  'ProductToProductUnionConnectionWhereArgs',
  'ProductToUpsellConnectionWhereArgs',
  'ProductToCrossSellConnectionWhereArgs',
];

/** The part of the schema that follows from the shop's own attributes; empty when it has none. */
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
  ${PRODUCT_FILTERS.map((filter) => `extend input ${filter} { attributes: ProductAttributeQueryInput }`).join('\n')}
  input AttributeTermsWhereArgs {
    exclude: [ID]
    hideEmpty: Boolean
    include: [ID]
    name: [String]
    nameLike: String
    order: OrderEnum
    orderby: ProductAttributesConnectionOrderbyEnum
    search: String
    slug: [String]
  }`;

function attributeTypes(slug: string): string {
  const type = attributeTypeName(slug);
  const list = `all${type}(${PAGE}, where: AttributeTermsWhereArgs)`;
  const onProduct = `${list}: ProductTo${type}Connection`;
  return `
    type ${type} implements DatabaseIdentifier & Node & TermNode & UniformResourceIdentifiable {
      count: Int
      databaseId: Int!
      description: String
      id: ID!
      link: String
      name: String
      slug: String
      taxonomyName: String
      termGroupId: Int
      termTaxonomyId: Int
      uri: String
    }
    enum ${type}IdType { DATABASE_ID ID NAME SLUG URI }
    ${targetInterfaces(type)}
    ${connectionTypes(`RootQueryTo${type}`, type)}
    ${connectionTypes(`ProductTo${type}`, type)}
    extend type RootQuery {
      ${list}: RootQueryTo${type}Connection
      pa${type.slice(2)}(id: ID!, idType: ${type}IdType): ${type}
    }
    ${PRODUCTS.map((name) => `extend interface ${name} { ${onProduct} }`).join('\n')}
    ${PRODUCT_TYPES.map((name) => `extend type ${name} { ${onProduct} }`).join('\n')}`;
}

const PAGE_INFO = 'endCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String';

const targetInterfaces = (type: string) => `
    interface ${type}Connection implements Connection {
      edges: [${type}ConnectionEdge!]!
      nodes: [${type}!]!
      pageInfo: ${type}ConnectionPageInfo!
    }
    interface ${type}ConnectionEdge implements Edge { cursor: String node: ${type}! }
    interface ${type}ConnectionPageInfo implements PageInfo & WPPageInfo { ${PAGE_INFO} }`;

const connectionTypes = (name: string, type: string) => `
    type ${name}Connection implements Connection & ${type}Connection {
      edges: [${name}ConnectionEdge!]!
      nodes: [${type}!]!
      pageInfo: ${name}ConnectionPageInfo!
    }
    type ${name}ConnectionEdge implements Edge & ${type}ConnectionEdge { cursor: String node: ${type}! }
    type ${name}ConnectionPageInfo implements PageInfo & ${type}ConnectionPageInfo & WPPageInfo { ${PAGE_INFO} }`;
