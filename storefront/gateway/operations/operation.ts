/** A GraphQL document with the types of its variables and its data. */
export interface Operation<Data, Variables> {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  /** For backends other than this shop's own engine, where their document differs. */
  readonly stockText?: string;
  /** Always missing: only carries the types. */
  readonly types?: { readonly data: Data; readonly variables: Variables };
}
