import type { Translated } from '../language.ts';
import type { Picture } from './picture.ts';

export interface AttributeTerm {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Place in the merchant's own order. */
  readonly order: number;
  /** Published products that carry it. */
  readonly count: number;
}

/** Something a shopper compares or chooses by, such as pack size. */
export interface Attribute {
  readonly id: number;
  /** Without hyphen or underscore, so that every client can spell its type name. */
  readonly slug: string;
  readonly label: string;
  readonly terms: readonly AttributeTerm[];
}

export interface AttributeDraft {
  readonly slug: string;
  readonly label: Translated;
  /** In the order a shopper reads them. */
  readonly terms: readonly { readonly slug: string; readonly name: Translated }[];
}

/** Products share a global attribute, and shoppers filter by it; one product alone has a local one. */
export type AttributeScope = 'global' | 'local';

/** An attribute as one product carries it, in the product's own order. */
export interface ProductAttribute {
  readonly scope: AttributeScope;
  readonly attributeId: number;
  readonly slug: string;
  readonly label: string;
  readonly terms: readonly AttributeTerm[];
  /** True when the shopper chooses by it, false when it only describes. */
  readonly forVariations: boolean;
  readonly visible: boolean;
}

/** Those by which products are filed, counted and found. */
export const globalAttributes = ({ attributes }: { readonly attributes: readonly ProductAttribute[] }) =>
  attributes.filter(({ scope }) => scope === 'global');

/** A free keyword of products, beside their categories. */
export interface ProductTag {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Published products that carry it. */
  readonly count: number;
}

export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly parentId: number | null;
  /** Place in the merchant's own order. */
  readonly order: number;
  readonly picture: Picture | null;
  /** Published products in it or in a category below it. */
  readonly count: number;
}

export interface CategoryDraft {
  readonly slug: string;
  readonly text: Translated<{ readonly name: string; readonly description: string }>;
  /** Slug of the parent category; null at the top. */
  readonly parent: string | null;
  readonly order: number;
  /** File of a picture that is already imported. */
  readonly picture: string | null;
}
