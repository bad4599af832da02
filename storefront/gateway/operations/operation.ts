/** A document of the gateway, with the types of what goes in and what comes back. */
export interface Operation<Data, Variables> {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  /** Where `text` has fields that only this shop's own engine knows: without them. */
  readonly stockText?: string;
  /** Never there: carries the types. */
  readonly types?: { readonly data: Data; readonly variables: Variables };
}
