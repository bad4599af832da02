import type { TaxonomyCondition, TaxonomyGroup } from '#engine/domain/search/product-query.ts';
import type { Context } from '../../context/context.ts';
import type { InputMaybe, TaxonomyOperatorEnum } from '../../generated/resolvers.generated.ts';
import { commaList, type Many, valuesOf } from '../inputs/input-values.ts';
import { derivedTermsOfShop } from './product-terms.ts';

interface RawCondition {
  /** `PRODUCT_CAT`, `PA_VISCOSITY`. */
  readonly taxonomy: string;
  readonly operator?: InputMaybe<TaxonomyOperatorEnum>;
  readonly terms?: Many<string>;
  readonly ids?: Many<number>;
}

interface RawGroup {
  readonly relation?: InputMaybe<string>;
  readonly conditions: readonly RawCondition[];
}

export interface TaxonomyWhere {
  readonly category?: InputMaybe<string>;
  readonly categoryId?: InputMaybe<number>;
  readonly categoryIdIn?: Many<number>;
  readonly categoryIdNotIn?: Many<number>;
  readonly categoryIn?: Many<string>;
  readonly categoryNotIn?: Many<string>;
  readonly shippingClassId?: InputMaybe<number>;
  readonly tag?: InputMaybe<string>;
  readonly tagId?: InputMaybe<number>;
  readonly tagIdIn?: Many<number>;
  readonly tagIdNotIn?: Many<number>;
  readonly tagIn?: Many<string>;
  readonly tagNotIn?: Many<string>;
  readonly taxonomyFilter?: InputMaybe<{
    readonly filters?: Many<RawCondition>;
    readonly relation?: InputMaybe<string>;
  }>;
  /** Part of the schema where the shop has attributes. */
  readonly attributes?: InputMaybe<{ readonly queries?: Many<RawCondition>; readonly relation?: InputMaybe<string> }>;
}

/** Everything a product filter says of what products are filed under; undefined when it says nothing. */
export async function taxonomyGroups(
  where: TaxonomyWhere,
  context: Context,
): Promise<readonly TaxonomyGroup[] | undefined> {
  const { attributes, taxonomyFilter } = where;
  const groups: readonly RawGroup[] = [
    { conditions: argumentsOf(where).filter(asksForTerms) },
    { relation: taxonomyFilter?.relation, conditions: (valuesOf(taxonomyFilter?.filters) ?? []).filter(asksForTerms) },
    { relation: attributes?.relation, conditions: (valuesOf(attributes?.queries) ?? []).filter(asksForTerms) },
  ].filter(({ conditions }) => conditions.length > 0);
  if (groups.length === 0) return undefined;
  const slugs = await termSlugs(groups, context);
  return groups.map(({ relation, conditions }) => ({
    relation: relation && relation !== 'AND' ? 'or' : 'and',
    conditions: conditions.map((raw) => conditionOf(raw, slugs)),
  }));
}

/** False of a condition without any terms, unless it asks for terms as such: it is no condition. */
const asksForTerms = ({ operator, terms, ids }: RawCondition): boolean =>
  operator === 'EXISTS' ||
  operator === 'NOT_EXISTS' ||
  (valuesOf<unknown>(terms) ?? valuesOf<unknown>(ids)) !== undefined;

/** The arguments that stand by themselves. */
function argumentsOf(where: TaxonomyWhere): readonly RawCondition[] {
  const [cat, tag] = ['PRODUCT_CAT', 'PRODUCT_TAG'];
  const given: readonly (RawCondition | null | undefined)[] = [
    where.categoryIn && { taxonomy: cat, terms: where.categoryIn },
    where.category ? { taxonomy: cat, terms: commaList(where.category) } : null,
    where.categoryIdIn && { taxonomy: cat, ids: where.categoryIdIn },
    where.categoryId ? { taxonomy: cat, ids: [where.categoryId] } : null,
    where.categoryNotIn && { taxonomy: cat, terms: where.categoryNotIn, operator: 'NOT_IN' },
    where.categoryIdNotIn && { taxonomy: cat, ids: where.categoryIdNotIn, operator: 'NOT_IN' },
    where.shippingClassId ? { taxonomy: 'PRODUCT_SHIPPING_CLASS', ids: [where.shippingClassId] } : null,
    where.tagIn && { taxonomy: tag, terms: where.tagIn },
    where.tag ? { taxonomy: tag, terms: commaList(where.tag) } : null,
    where.tagIdIn && { taxonomy: tag, ids: where.tagIdIn },
    where.tagId ? { taxonomy: tag, ids: [where.tagId] } : null,
    where.tagNotIn && { taxonomy: tag, terms: where.tagNotIn, operator: 'NOT_IN' },
    where.tagIdNotIn && { taxonomy: tag, ids: where.tagIdNotIn, operator: 'NOT_IN' },
  ];
  return given.filter((one) => one !== null && one !== undefined);
}

const DERIVED = /^PRODUCT_(TYPE|SHIPPING_CLASS|VISIBILITY)$/;

type Slugs = (taxonomy: string, id: number) => string;

/** Looks up what ids stand for, when there are any. */
async function termSlugs(groups: readonly RawGroup[], context: Context): Promise<Slugs> {
  const { loaders } = context;
  const byNumber = groups.flatMap(({ conditions }) => conditions).filter(({ ids }) => ids);
  if (byNumber.length === 0) return () => '';
  const [categories, tags, attributes] = await Promise.all([
    loaders.categories(),
    loaders.productTags(),
    loaders.attributes(),
  ]);
  const derived = byNumber.some(({ taxonomy }) => DERIVED.test(taxonomy)) ? await derivedTermsOfShop(context) : [];
  const terms = new Map<string, readonly { readonly id: number; readonly slug: string }[]>([
    ['product_cat', categories],
    ['product_tag', tags],
    ...Map.groupBy(derived, ({ taxonomy }) => taxonomy as string),
    ...attributes.map((attribute) => [`pa_${attribute.slug}`, attribute.terms] as const),
  ]);
  return (taxonomy, id) => terms.get(taxonomy)?.find((term) => term.id === id)?.slug ?? '';
}

const OPERATORS = {
  AND: 'all',
  EXISTS: 'exists',
  IN: 'in',
  NOT_EXISTS: 'not-exists',
  NOT_IN: 'not-in',
} as const satisfies Record<TaxonomyOperatorEnum, TaxonomyCondition['operator']>;

function conditionOf({ taxonomy, operator, terms, ids }: RawCondition, slugs: Slugs): TaxonomyCondition {
  const name = taxonomy.toLowerCase();
  return {
    taxonomy: name,
    operator: OPERATORS[operator ?? 'IN'],
    terms: [...(valuesOf(terms) ?? []), ...(valuesOf(ids) ?? []).map((id) => slugs(name, id))],
  };
}
