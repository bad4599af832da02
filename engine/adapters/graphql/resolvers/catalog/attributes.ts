import type { Product, VariableProduct, VariationChoice } from '#engine/domain/catalog/product.ts';
import { type Connection, listConnection } from '../../connections/connection.ts';
import type { PageArguments } from '../../connections/page-arguments.ts';
import type {
  AttributeSource,
  ChoiceSource,
  GlobalAttributeSource,
  LocalAttributeSource,
  VariationSource,
} from '../../context/sources.ts';
import { globalId } from '../../formats/ids.ts';
import type { InputMaybe, ProductAttributeTypesEnum, Resolvers } from '../../generated/resolvers.generated.ts';
import { attributeTerm } from '../terms/term.ts';
import { termPage } from '../terms/term-list.ts';

type AttributeArguments = PageArguments & {
  readonly where?: InputMaybe<{ readonly type?: InputMaybe<ProductAttributeTypesEnum> }>;
};

const globalsOf = ({ id, attributes }: Product): readonly GlobalAttributeSource[] =>
  attributes.map((attribute, position) => ({ scope: 'GLOBAL', productId: id, position, attribute }));

/** The options that are chosen when the page opens. A default that is not a term of the product is ignored. */
function defaultChoices(product: Product): readonly ChoiceSource[] {
  return product.kind === 'variable'
    ? product.attributes.flatMap((attribute, position) => {
        const choice = defaultChoice(product, attribute);
        return choice ? [{ ownerId: product.id, position, choice }] : [];
      })
    : [];
}

function defaultChoice(
  { defaults }: VariableProduct,
  { slug, label, terms }: Product['attributes'][number],
): VariationChoice | null {
  const term = terms.find((one) => one.slug === defaults[slug]);
  return term ? { attribute: slug, attributeLabel: label, termId: term.id, value: term.slug, label: term.name } : null;
}

export const choicesOf = ({ variation }: VariationSource): readonly ChoiceSource[] =>
  variation.choices.map((choice, position) => ({ ownerId: variation.id, position, choice }));

export const productAttributes = {
  attributes: (product: Product, args: AttributeArguments): Connection<AttributeSource> => {
    const scope = args.where?.type;
    return listConnection<AttributeSource>(scope === 'LOCAL' ? [] : globalsOf(product), args);
  },
  defaultAttributes: (product: Product, args: PageArguments) => listConnection(defaultChoices(product), args),
  globalAttributes: (product: Product, args: PageArguments) => listConnection(globalsOf(product), args),
  localAttributes: (_product: Product, args: PageArguments) => listConnection<LocalAttributeSource>([], args),
};

export const variationAttributes = {
  attributes: (source: VariationSource, args: PageArguments) => listConnection(choicesOf(source), args),
  globalAttributes: (_source: VariationSource, args: PageArguments) => listConnection<GlobalAttributeSource>([], args),
  localAttributes: (_source: VariationSource, args: PageArguments) => listConnection<LocalAttributeSource>([], args),
};

/** `viscosity` → `pa_viscosity`: how clients spell a shared attribute. */
export const taxonomyOf = (attribute: string): `pa_${string}` => `pa_${attribute}`;

export const attributeResolvers: Pick<
  Resolvers,
  'ProductAttribute' | 'GlobalProductAttribute' | 'VariationAttribute' | 'SimpleAttribute'
> = {
  ProductAttribute: {
    __resolveType: () => 'GlobalProductAttribute',
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
