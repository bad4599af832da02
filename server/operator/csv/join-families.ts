import type { Line } from './apply-row.ts';
import type { Form, FormAttribute } from './form.ts';
import { parentIn } from './identify.ts';
import type { KnownForms } from './known-forms.ts';
import type { Names } from './names.ts';
import type { RowProblem } from './problems.ts';

/** A product with its variations, as the sheet leaves them. */
export interface Family {
  readonly line: number;
  readonly product: Form;
  readonly variations: readonly Form[];
}

interface Joined {
  /** Those that the sheet speaks of, in its order. */
  readonly families: readonly Family[];
  readonly problems: readonly RowProblem[];
}

/** Brings the variations of the sheet to their products, beside those that are there already. */
export function joinFamilies(known: KnownForms, lines: readonly Line[], names: Names): Joined {
  const products = lines.filter(({ form }) => form.type !== 'variation');
  const variations = lines.filter(({ form }) => form.type === 'variation');
  const problems: RowProblem[] = [];
  const ofProduct = new Map<Form, { line: number; variations: Line[] }>(
    products.map(({ form, line }) => [form, { line, variations: [] }]),
  );
  for (const variation of variations) {
    const { line, form } = variation;
    const parent = parentOf(form, known, products);
    if (parent?.type === 'variable') {
      const family = ofProduct.get(parent) ?? { line, variations: [] };
      family.variations.push(variation);
      ofProduct.set(parent, family);
    } else {
      const problem = parent ? 'PARENT_NOT_VARIABLE' : 'PARENT_UNKNOWN';
      problems.push({ line, column: 'Parent', problem, value: form.parent });
    }
  }
  const spokenOf = new Set(lines.map(({ before }) => before));
  const families = [...ofProduct].map(([product, { line, variations: written }]) => {
    const original = lines.find(({ form }) => form === product)?.before ?? product;
    const untouched = known.variationsOf(original).filter((variation) => !spokenOf.has(variation));
    const all = [...untouched, ...written.map(({ form }) => form)].toSorted((a, b) => a.position - b.position);
    return { line, ...agreed(product, product.type === 'variable' ? all : [], names) };
  });
  return { families, problems };
}

/** In the sheet itself first: there an ID may be another shop's. Then in the shop, as the sheet leaves it. */
function parentOf({ parent }: Form, known: KnownForms, products: readonly Line[]): Form | null {
  const { id, sku } = parentIn(parent);
  const inSheet = products.find(({ form, fileId }) => (id === null ? sku !== '' && form.sku === sku : fileId === id));
  if (inSheet) return inSheet.form;
  const before = id === null ? known.bySku(sku) : known.byId(id);
  return products.find((line) => before && line.before === before)?.form ?? before ?? null;
}

/** The product carries every term its variations are chosen by, and each variation says something about every option. */
function agreed(product: Form, variations: readonly Form[], names: Names): Omit<Family, 'line'> {
  if (variations.length === 0) return { product, variations };
  const chosen = variations.flatMap(({ attributes }) => attributes);
  const missing = chosen.filter(({ slug }) => product.attributes.every((attribute) => attribute.slug !== slug));
  const carried = [...product.attributes, ...new Map(missing.map((attribute) => [attribute.slug, attribute])).values()];
  const attributes = carried.map((attribute): FormAttribute => {
    const own = chosen.filter(({ slug }) => slug === attribute.slug);
    if (own.length === 0) return attribute;
    const terms = [...attribute.terms, ...own.flatMap(({ terms: chosenTerms }) => chosenTerms)];
    return { ...attribute, terms: names.inOrder(attribute.slug, terms), forVariations: true };
  });
  const options = attributes.filter(({ forVariations }) => forVariations);
  return {
    product: { ...product, attributes },
    variations: variations.map((variation) => ({
      ...variation,
      attributes: options.map(
        ({ slug }) =>
          variation.attributes.find((attribute) => attribute.slug === slug) ?? {
            ...{ slug, terms: [], visible: true, forVariations: true, preset: '' },
          },
      ),
    })),
  };
}
