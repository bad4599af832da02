export interface StockAttribute {
  readonly __typename: 'GlobalProductAttribute' | 'LocalProductAttribute';
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly variation: boolean;
  readonly visible: boolean;
  readonly terms?: { readonly nodes: readonly object[] };
}

export const shared = (slug: string, label: string, names: readonly string[], isOption = true): StockAttribute => {
  const nodes = names.map((name) => ({ __typename: 'Category', slug: name.toLowerCase().replace(/[ ]/g, '-'), name }));
  const options = nodes.map((term) => term.slug);
  const name = `pa_${slug}`;
  return {
    __typename: 'GlobalProductAttribute',
    name,
    label,
    options,
    variation: isOption,
    visible: true,
    terms: { nodes },
  };
};

export const typed = (name: string, options: readonly string[]): StockAttribute => ({
  __typename: 'LocalProductAttribute',
  name,
  label: name,
  options,
  variation: true,
  visible: true,
});
