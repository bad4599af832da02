import type { Product } from '#engine/domain/catalog/product.ts';
import { globalAttributes } from '#engine/domain/catalog/taxonomies.ts';
import type { Context } from '../context/context.ts';
import type { AttributeTermSource, VariationSource } from '../context/sources.ts';
import { type ProductArguments, productsPage } from '../resolvers/catalog/product-list.ts';
import { variationsPage } from '../resolvers/catalog/variations.ts';
import { attributeTerm, attributeTypeName, findTerm, type IdType, termFields } from '../resolvers/terms/term.ts';
import { type TermArguments, termPage } from '../resolvers/terms/term-list.ts';
import type { ResolverMap } from './attach-resolvers.ts';

type FindArguments = { readonly id: string; readonly idType?: IdType };

async function termsOf(slug: string, { loaders }: Context): Promise<readonly AttributeTermSource[]> {
  const attribute = (await loaders.attributes()).find((one) => one.slug === slug);
  return attribute?.terms.map((term) => attributeTerm(slug, term)) ?? [];
}

const page = (terms: readonly AttributeTermSource[], args: TermArguments) => termPage(terms, args, (term) => term);

/** Resolvers of the types that follow from the shop's own attributes. */
export function attributeTypeResolvers(slugs: readonly string[]): readonly ResolverMap[] {
  return slugs.map((slug) => {
    const type = attributeTypeName(slug);
    const onProduct = {
      [`all${type}`]: (product: Product, args: TermArguments) => {
        const terms = globalAttributes(product).find((one) => one.slug === slug)?.terms ?? [];
        return page(
          terms.map((term) => attributeTerm(slug, term)),
          args,
        );
      },
    };
    const onVariation = {
      [`all${type}`]: ({ variation }: VariationSource, args: TermArguments, context: Context) => {
        const chosen = variation.choices.filter(({ attribute }) => attribute === slug).map(({ value }) => value);
        return termsOf(slug, context).then((terms) =>
          page(
            terms.filter((term) => chosen.includes(term.slug)),
            args,
          ),
        );
      },
    };
    return {
      [type]: {
        ...termFields,
        count: ({ count }: AttributeTermSource) => count,
        description: NONE,
        link: NONE,
        products: (term: AttributeTermSource, args: ProductArguments, context: Context) =>
          productsPage(args, context, filedUnder(term)),
        uri: NONE,
        variations: (term: AttributeTermSource, args: ProductArguments, context: Context) =>
          variationsPage(args, context, filedUnder(term)),
      },
      RootQuery: {
        [`all${type}`]: async (_root: unknown, args: TermArguments, context: Context) =>
          page(await termsOf(slug, context), args),
        [`pa${type.slice(2)}`]: async (_root: unknown, { id, idType }: FindArguments, context: Context) =>
          findTerm(await termsOf(slug, context), id, idType) ?? null,
      },
      SimpleProduct: onProduct,
      VariableProduct: onProduct,
      ExternalProduct: onProduct,
      GroupProduct: onProduct,
      SimpleProductVariation: onVariation,
    };
  });
}

const NONE = () => null;

const filedUnder = ({ taxonomy, slug }: AttributeTermSource) => ({
  taxonomy: { taxonomy, operator: 'in', terms: [slug] } as const,
});
