import type { TermSource } from '../../../sources.ts';

/** Type of an attribute's terms: `viscosity` → `PaViscosity`. */
export const attributeTypeName = (attribute: string): string =>
  `Pa${attribute.charAt(0).toUpperCase()}${attribute.slice(1)}`;

const TYPES: Readonly<
  Record<
    string,
    'ProductCategory' | 'ProductTag' | 'Category' | 'Tag' | 'ProductType' | 'ShippingClass' | 'VisibleProduct'
  >
> = {
  product_type: 'ProductType',
  product_shipping_class: 'ShippingClass',
  product_visibility: 'VisibleProduct',
  product_tag: 'ProductTag',
  post_tag: 'Tag',
  product_cat: 'ProductCategory',
  category: 'Category',
};

/** Types of attribute terms are made at start-up, so no generated type knows their names. */
const unlistedType = (taxonomy: string) => attributeTypeName(taxonomy.replace(/^pa_/, '')) as 'ProductCategory';

export const termType = (taxonomy: string) => TYPES[taxonomy] ?? unlistedType(taxonomy);

/** Names that do not follow from the taxonomy's own. */
const ENUMS: Readonly<Record<string, string>> = {
  product_cat: 'PRODUCTCATEGORY',
  product_tag: 'PRODUCTTAG',
  post_tag: 'TAG',
  product_shipping_class: 'SHIPPINGCLASS',
  product_visibility: 'VISIBLEPRODUCT',
};

/** `pa_viscosity` → `PaViscosity`, `PAVISCOSITY`. */
export const taxonomyEnum = ({ taxonomy }: Pick<TermSource, 'taxonomy'>): string =>
  ENUMS[taxonomy] ?? taxonomy.replaceAll('_', '').toUpperCase();
