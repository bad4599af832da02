import { globalId } from '../../formats/global-id.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { termPage } from './terms/term-page.ts';
import { attributeTerm } from './terms/term-sources.ts';

/** `viscosity` → `pa_viscosity`: how clients spell a shared attribute. */
export const taxonomyOf = (attribute: string): `pa_${string}` => `pa_${attribute}`;

export const attributeResolvers: Pick<
  Resolvers,
  'ProductAttribute' | 'GlobalProductAttribute' | 'LocalProductAttribute' | 'VariationAttribute' | 'SimpleAttribute'
> = {
  ProductAttribute: {
    __resolveType: ({ scope }) => (scope === 'GLOBAL' ? 'GlobalProductAttribute' : 'LocalProductAttribute'),
  },
  GlobalProductAttribute: {
    attributeId: ({ attribute }) => attribute.attributeId,
    id: ({ productId, attribute }) => globalId('attribute', `${productId}:${taxonomyOf(attribute.slug)}`),
    label: ({ attribute }) => attribute.label,
    name: ({ attribute }) => taxonomyOf(attribute.slug),
    options: ({ attribute }) => attribute.terms.map(({ slug }) => slug),
    position: ({ position }) => position,
    scope: () => 'GLOBAL',
    slug: ({ attribute }) => taxonomyOf(attribute.slug),
    terms: ({ attribute }, args) => {
      const terms = attribute.terms.map((term) => attributeTerm(attribute.slug, term));
      return termPage(terms, args, (term) => term);
    },
    variation: ({ attribute }) => attribute.forVariations,
    visible: ({ attribute }) => attribute.visible,
  },
  LocalProductAttribute: {
    attributeId: () => 0,
    id: ({ productId, name }) => globalId('attribute', `${productId}:${encodeURIComponent(name)}`),
    label: ({ name }) => name,
    name: ({ name }) => name,
    options: ({ value }) => [value],
    position: ({ position }) => position,
    scope: () => 'LOCAL',
    variation: () => false,
    visible: () => true,
  },
  VariationAttribute: {
    attributeId: ({ choice }) => choice.termId,
    id: ({ ownerId, choice }) => globalId('attribute', `${ownerId}:${taxonomyOf(choice.attribute)}:${choice.value}`),
    label: ({ choice }) => choice.attributeLabel,
    name: ({ choice }) => taxonomyOf(choice.attribute),
    options: ({ choice }) => [choice.value],
    position: ({ position }) => position,
    scope: () => 'GLOBAL',
    value: ({ choice }) => choice.value,
    variation: () => true,
    visible: () => true,
  },
  SimpleAttribute: {
    id: ({ lineKey, name }) => globalId('attribute', `${lineKey}:${name}`),
    name: ({ name }) => name,
    value: ({ value }) => value,
  },
};
