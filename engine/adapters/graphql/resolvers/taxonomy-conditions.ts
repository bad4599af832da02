import type { Context } from '../context.ts';
import type { InputMaybe, TaxonomyOperatorEnum } from '../generated/resolvers.generated.ts';
import { commaList, type Many, valuesOf } from './input-lists.ts';

/** `product_cat`, or the slug of an attribute; its terms as slugs. */
export interface Condition {
  readonly taxonomy: string;
  readonly operator: TaxonomyOperatorEnum;
  readonly terms: readonly string[];
}

/** Conditions that belong together, all of them or any. */
export interface ConditionGroup {
  readonly relation: 'and' | 'or';
  readonly conditions: readonly Condition[];
}

interface RawCondition {
  /** `PRODUCT_CAT`, `PA_VISCOSITY`. */
  readonly taxonomy: string;
  readonly operator?: InputMaybe<TaxonomyOperatorEnum>;
  readonly terms?: Many<string>;
  readonly ids?: Many<number>;
}

export interface TaxonomyWhere {
  readonly category?: InputMaybe<string>;
  readonly categoryId?: InputMaybe<number>;
  readonly categoryIdIn?: Many<number>;
  readonly categoryIdNotIn?: Many<number>;
  readonly categoryIn?: Many<string>;
  readonly categoryNotIn?: Many<string>;
  readonly taxonomyFilter?: InputMaybe<{
    readonly filters?: Many<RawCondition>;
    readonly relation?: InputMaybe<string>;
  }>;
  /** Part of the schema where the shop has attributes. */
  readonly attributes?: InputMaybe<{ readonly queries?: Many<RawCondition>; readonly relation?: InputMaybe<string> }>;
}

/** Everything a product filter says of categories and attributes. The groups all have to hold. */
export async function conditionGroups(where: TaxonomyWhere, context: Context): Promise<readonly ConditionGroup[]> {
  const { attributes, taxonomyFilter } = where;
  const groups: readonly { readonly relation: ConditionGroup['relation']; readonly raw: readonly RawCondition[] }[] = [
    { relation: 'and', raw: categoryArguments(where) },
    { relation: relationOf(taxonomyFilter?.relation), raw: valuesOf(taxonomyFilter?.filters) ?? [] },
    { relation: relationOf(attributes?.relation), raw: valuesOf(attributes?.queries) ?? [] },
  ];
  const slugs = await termSlugs(
    groups.flatMap(({ raw }) => raw),
    context,
  );
  return groups
    .filter(({ raw }) => raw.length > 0)
    .map(({ relation, raw }) => ({ relation, conditions: raw.map((one) => named(one, slugs)) }));
}

const relationOf = (relation: InputMaybe<string>) => (relation && relation !== 'AND' ? 'or' : 'and');

function categoryArguments(where: TaxonomyWhere): readonly RawCondition[] {
  const taxonomy = 'PRODUCT_CAT';
  const given: readonly (RawCondition | null | undefined)[] = [
    where.categoryIn && { taxonomy, terms: where.categoryIn },
    where.category ? { taxonomy, terms: commaList(where.category) } : null,
    where.categoryIdIn && { taxonomy, ids: where.categoryIdIn },
    where.categoryId ? { taxonomy, ids: [where.categoryId] } : null,
    where.categoryNotIn && { taxonomy, terms: where.categoryNotIn, operator: 'NOT_IN' },
    where.categoryIdNotIn && { taxonomy, ids: where.categoryIdNotIn, operator: 'NOT_IN' },
  ];
  return given.filter((one) => one !== null && one !== undefined);
}

/** `PA_VISCOSITY` → `viscosity`. */
const taxonomySlug = (taxonomy: string) => taxonomy.toLowerCase().replace(/^pa_/, '');

type Slugs = (taxonomy: string, id: number) => string;

/** Looks up what ids stand for, when there are any. */
async function termSlugs(conditions: readonly RawCondition[], { reads }: Context): Promise<Slugs> {
  if (!conditions.some(({ ids }) => ids)) return () => '';
  const [categories, attributes] = await Promise.all([reads.categories(), reads.attributes()]);
  return (taxonomy, id) => {
    const attribute = attributes.find(({ slug }) => slug === taxonomy);
    const terms = taxonomy === 'product_cat' ? categories : (attribute?.terms ?? []);
    return terms.find((term) => term.id === id)?.slug ?? '';
  };
}

function named({ taxonomy, operator, terms, ids }: RawCondition, slugs: Slugs): Condition {
  const slug = taxonomySlug(taxonomy);
  return {
    taxonomy: slug,
    operator: operator ?? 'IN',
    terms: [...(valuesOf(terms) ?? []), ...(valuesOf(ids) ?? []).map((id) => slugs(slug, id))],
  };
}
