import { type Connection, listConnection } from '../../connections/connection.ts';
import type { PageArguments } from '../../connections/page-arguments.ts';
import { databaseId } from '../../formats/ids.ts';
import type { InputMaybe, OrderEnum } from '../../generated/resolvers.generated.ts';
import { type Many, valuesOf } from '../inputs/input-values.ts';
import type { Named } from './term.ts';

/** The properties of a term that a filter may use. Those that a source lacks are looked up before. */
export interface TermFacts {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly count?: number;
  readonly description?: string;
  readonly parentId?: number | null;
  readonly order?: number;
}

type Orderby = 'COUNT' | 'DESCRIPTION' | 'MENU_ORDER' | 'NAME' | 'SLUG' | 'TERM_GROUP' | 'TERM_ID' | 'TERM_ORDER';

export interface TermWhere {
  readonly childless?: InputMaybe<boolean>;
  readonly childOf?: InputMaybe<number>;
  readonly descriptionLike?: InputMaybe<string>;
  readonly exclude?: Many<string>;
  readonly excludeTree?: Many<string>;
  readonly hideEmpty?: InputMaybe<boolean>;
  readonly include?: Many<string>;
  readonly name?: Many<string>;
  readonly nameLike?: InputMaybe<string>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<Orderby>;
  readonly parent?: InputMaybe<number>;
  readonly search?: InputMaybe<string>;
  readonly slug?: Many<string>;
  /** The same numbers as `include`. */
  readonly termTaxonomyId?: Many<string>;
}

/** Terms that match, by name unless another order is requested. */
export function filterTerms<T extends TermFacts>(terms: readonly T[], where: TermWhere): readonly T[] {
  const passes = conditions(terms, where);
  const compare = ORDERS[where.orderby ?? 'NAME'];
  const sign = where.order === 'DESC' ? -1 : 1;
  return terms
    .filter((term) => passes.every((pass) => pass(term)))
    .sort((a, b) => sign * (compare(a, b) || a.id - b.id));
}

type Condition = (term: TermFacts) => boolean;

function conditions(terms: readonly TermFacts[], where: TermWhere): readonly Condition[] {
  const found: (Condition | null)[] = [
    where.hideEmpty ? ({ count }) => (count ?? 0) > 0 : null,
    where.childless ? ({ id }) => !terms.some(({ parentId }) => parentId === id) : null,
    given(
      where.parent,
      (parent) =>
        ({ parentId }) =>
          (parentId ?? 0) === parent,
    ),
    given(where.childOf, (root) => descendantsOf(terms, root)),
    given(valuesOf(where.include), (ids) => oneOf(idsOf(ids), ({ id }) => id)),
    given(valuesOf(where.exclude), (ids) => not(oneOf(idsOf(ids), ({ id }) => id))),
    given(valuesOf(where.excludeTree), (ids) => {
      const trees = idsOf(ids).map((id) => descendantsOf(terms, id ?? 0));
      return (term) => !idsOf(ids).includes(term.id) && !trees.some((isBelow) => isBelow(term));
    }),
    given(valuesOf(where.termTaxonomyId), (ids) => oneOf(idsOf(ids), ({ id }) => id)),
    given(valuesOf(where.slug), (slugs) => oneOf(slugs, ({ slug }) => slug)),
    given(valuesOf(where.name), (names) => oneOf(names, ({ name }) => name)),
    given(where.nameLike, (text) => contains(text, ({ name }) => name)),
    given(where.descriptionLike, (text) => contains(text, ({ description }) => description ?? '')),
    given(where.search, (text) => contains(text, ({ name, slug }) => `${name} ${slug}`)),
  ];
  return found.filter((condition) => condition !== null);
}

const given = <V>(value: InputMaybe<V>, make: (value: V) => Condition): Condition | null =>
  value === null || value === undefined ? null : make(value);

const not =
  (condition: Condition): Condition =>
  (term) =>
    !condition(term);

const oneOf =
  (values: readonly unknown[], of: (term: TermFacts) => unknown): Condition =>
  (term) =>
    values.includes(of(term));

const contains = (text: string, of: (term: TermFacts) => string): Condition => {
  const part = text.toLowerCase();
  return (term) => of(term).toLowerCase().includes(part);
};

const idsOf = (ids: readonly string[]) => ids.map(databaseId);

function descendantsOf(terms: readonly TermFacts[], root: number): Condition {
  const parents = new Map(terms.map(({ id, parentId }) => [id, parentId ?? null]));
  const isBelow = (id: number | null, left = parents.size): boolean => {
    const parent = id === null || left < 0 ? null : (parents.get(id) ?? null);
    return parent === root || (parent !== null && isBelow(parent, left - 1));
  };
  return ({ id }) => isBelow(id);
}

const byText = (of: (term: TermFacts) => string) => (a: TermFacts, b: TermFacts) => of(a).localeCompare(of(b));
const byNumber = (of: (term: TermFacts) => number) => (a: TermFacts, b: TermFacts) => of(a) - of(b);

const ORDERS: Readonly<Record<Orderby, (a: TermFacts, b: TermFacts) => number>> = {
  COUNT: byNumber(({ count }) => count ?? 0),
  DESCRIPTION: byText(({ description }) => description ?? ''),
  MENU_ORDER: byNumber(({ order }) => order ?? 0),
  NAME: byText(({ name }) => name),
  SLUG: byText(({ slug }) => slug),
  TERM_GROUP: byNumber(() => 0),
  TERM_ID: byNumber(({ id }) => id),
  TERM_ORDER: byNumber(({ order }) => order ?? 0),
};

export type TermArguments<Where = TermWhere> = PageArguments & { readonly where?: InputMaybe<Where> };

const keyOf = ({ id }: { readonly id: number }) => id;

/** A page of those that match, by name unless another order is requested. */
export const termPage = <Term extends TermFacts, Source extends { readonly id: number }>(
  terms: readonly Term[],
  args: TermArguments,
  toSource: (term: Term) => Source,
): Connection<Source> => listConnection(filterTerms(terms, args.where ?? {}).map(toSource), args, { keyOf });

interface Owned<Source> {
  /** In the order of their owner. */
  readonly terms: readonly Named[];
  /** All terms of the taxonomy, with the properties that a filter may use. */
  all(): Promise<readonly (Named & TermFacts)[]>;
  readonly toSource: (term: Named) => Source;
}

/** Terms of one product or article. Synchronous without a filter: lists of products select them for each one. */
export function termsOfOwner<Source extends { readonly id: number }>(
  { terms, all, toSource }: Owned<Source>,
  args: TermArguments,
): Connection<Source> | Promise<Connection<Source>> {
  if (!args.where) return listConnection(terms.map(toSource), args, { keyOf });
  const ids = terms.map(({ id }) => id);
  return all().then((known) =>
    termPage(
      known.filter(({ id }) => ids.includes(id)),
      args,
      toSource,
    ),
  );
}
