import { type Connection, listConnection } from '../../../connections/connection.ts';
import type { PageArguments } from '../../../connections/page-arguments.ts';
import type { InputMaybe } from '../../../generated/resolvers.generated.ts';
import type { Named } from './find-term.ts';
import { filterTerms, type TermFacts, type TermWhere } from './term-filter.ts';

export type TermArguments<Where = TermWhere> = PageArguments & { readonly where?: InputMaybe<Where> };

const keyOf = ({ id }: { readonly id: number }) => id;

/** Those that pass, by name unless another order is asked for. */
export const termPage = <Term extends TermFacts, Source extends { readonly id: number }>(
  terms: readonly Term[],
  args: TermArguments,
  toSource: (term: Term) => Source,
): Connection<Source> => listConnection(filterTerms(terms, args.where ?? {}).map(toSource), args, { keyOf });

interface Owned<Source> {
  /** In the order of their owner. */
  readonly terms: readonly Named[];
  /** All there are, with what can be asked about them. */
  all(): Promise<readonly (Named & TermFacts)[]>;
  readonly toSource: (term: Named) => Source;
}

/** Terms of one thing. Not a promise unless something is asked about them: lists of products show them for each one. */
export function ownTermPage<Source extends { readonly id: number }>(
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
