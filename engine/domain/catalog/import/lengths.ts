/** Letters. What the shop looks things up by has an index, and no index takes texts of any length. */
export const LONGEST = {
  slug: 200,
  sku: 200,
  tag: 200,
  fileId: 200,
  shippingClass: 200,
  name: 500,
} as const;
