import type { ProductFilter } from '#engine/domain/search/product-query.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { type Condition, type ConditionGroup, conditionGroups, type TaxonomyWhere } from './taxonomy-conditions.ts';

type TaxonomyFilter = Pick<ProductFilter, 'categories' | 'excludeCategories' | 'terms'>;

const isCategory = ({ taxonomy }: Condition) => taxonomy === 'product_cat';

/**
 * What the catalogue is asked about categories and attributes. `within` is the category a list stands in. What the
 * catalogue cannot answer in one question is refused rather than answered wrongly.
 */
export async function taxonomyFilter(
  where: TaxonomyWhere,
  context: Context,
  within: readonly string[] | null,
): Promise<TaxonomyFilter> {
  const groups = await conditionGroups(where, context);
  return { ...categoryFilter(groups, within), ...attributeFilter(groups) };
}

function categoryFilter(groups: readonly ConditionGroup[], within: readonly string[] | null): TaxonomyFilter {
  const isMixed = groups.some(
    ({ relation, conditions }) => relation === 'or' && conditions.length > 1 && conditions.some(isCategory),
  );
  const conditions = groups.flatMap((group) => group.conditions).filter(isCategory);
  const wanted = [...(within ? [within] : []), ...conditions.flatMap(required)];
  const [categories] = wanted;
  if (isMixed || wanted.length > 1) refuse('FILTERS_NOT_COMBINED', { filters: 'product categories' });
  const excludeCategories = conditions.filter(({ operator }) => operator === 'NOT_IN').flatMap(({ terms }) => terms);
  return {
    ...(categories && { categories }),
    ...(excludeCategories.length > 0 && { excludeCategories }),
  };
}

/** Lists of categories, one of each of which a product has to be in. */
function required({ operator, terms }: Condition): readonly (readonly string[])[] {
  if (operator === 'IN') return [terms];
  if (operator === 'AND') return terms.map((term) => [term]);
  if (operator === 'NOT_IN') return [];
  return refuse('FILTERS_NOT_COMBINED', { filters: operator });
}

const OPERATORS = { IN: 'in', NOT_IN: 'not-in', AND: 'all' } as const;

function attributeFilter(groups: readonly ConditionGroup[]): TaxonomyFilter {
  const asked = groups
    .map(({ relation, conditions }) => ({ relation, conditions: conditions.filter((one) => !isCategory(one)) }))
    .filter(({ conditions }) => conditions.length > 0);
  const conditions = asked.flatMap((group) => group.conditions);
  if (conditions.length === 0) return {};
  const isAny = asked.some(({ relation, conditions: own }) => relation === 'or' && own.length > 1);
  if (isAny && asked.length > 1) refuse('FILTERS_NOT_COMBINED', { filters: 'product attributes' });
  return { terms: { relation: isAny ? 'or' : 'and', queries: conditions.map(attributeQuery) } };
}

function attributeQuery({ taxonomy, operator, terms }: Condition) {
  if (operator === 'EXISTS' || operator === 'NOT_EXISTS') refuse('FILTERS_NOT_COMBINED', { filters: operator });
  return { attribute: taxonomy, terms, operator: OPERATORS[operator] };
}
