import type { Sellable } from '../catalog/sellable.ts';

/** What a shopper asks to put into the cart, before the shop has looked at it. */
export interface AddToCartRequest {
  /** A product, or straight away one of its variations. */
  readonly productId: number;
  readonly variationId: number | null;
  readonly quantity: number;
  /** Attribute slug and term slug; an empty value is "not chosen". */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly extraData: Readonly<Record<string, string>>;
  /** Random key of this one form, where it has one: the same again is the same addition. */
  readonly idempotencyKey?: string | undefined;
}

export type Choices = ReadonlyMap<string, string>;

export interface ChosenSellable {
  readonly sellable: Sellable;
  /** Attribute slug → term slug, complete, in the product's own order. */
  readonly attributes: Readonly<Record<string, string>>;
}
