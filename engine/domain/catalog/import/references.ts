/** What is in the shop already, as far as a draft may refer to it. */
export interface CatalogReferences {
  readonly categories: ReadonlySet<string>;
  /** Attribute slug → slugs of its terms. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files. */
  readonly pictures: ReadonlySet<string>;
  /** SKU → slug of the product that has it, itself or in a variation. */
  readonly skus: ReadonlyMap<string, string>;
  /** Slugs. */
  readonly products: ReadonlySet<string>;
}
