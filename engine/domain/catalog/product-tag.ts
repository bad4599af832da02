/** A loose word products are filed under, beside their categories. */
export interface ProductTag {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Published products that carry it. */
  readonly count: number;
}
