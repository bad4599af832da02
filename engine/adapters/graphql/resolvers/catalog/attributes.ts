import type { Product, VariableProduct, VariationChoice } from '#engine/domain/catalog/product.ts';
import type { AttributeScope, ProductAttribute } from '#engine/domain/catalog/taxonomies.ts';
import { listConnection } from '../../connections/connection.ts';
import type { PageArguments } from '../../connections/page-arguments.ts';
import type { AttributeSource, ChoiceSource, VariationSource } from '../../context/sources.ts';
import { globalId } from '../../formats/ids.ts';
import type { InputMaybe, ProductAttributeTypesEnum, Resolvers } from '../../generated/resolvers.generated.ts';
import { attributeTerm } from '../terms/term.ts';
import { termPage } from '../terms/term-list.ts';

type AttributeArguments = PageArguments & {
  readonly where?: InputMaybe<{ readonly type?: InputMaybe<ProductAttributeTypesEnum> }>;
};

const sourcesOf = ({ id, attributes }: Product): readonly AttributeSource[] =>
  attributes.map((attribute, position) => ({ productId: id, position, attribute }));

const attributesOfType = (product: Product, type: ProductAttributeTypesEnum) =>
  sourcesOf(product).filter(({ attribute }) => SCOPES[attribute.scope] === type);

/** Known storefronts make a form of all that a variable product lists here, and find no variation with one more. */
const choosableAttributes = (product: Product) =>
  sourcesOf(product).filter(({ attribute }) => product.kind !== 'variable' || attribute.forVariations);

const SCOPES = { global: 'GLOBAL', local: 'LOCAL' } as const satisfies Record<string, ProductAttributeTypesEnum>;

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
  { scope, slug, label, terms }: ProductAttribute,
): VariationChoice | null {
  const term = terms.find((one) => one.slug === defaults[slug]);
  return term
    ? { scope, attribute: slug, attributeLabel: label, termId: term.id, value: term.slug, label: term.name }
    : null;
}

export const choicesOf = ({ variation }: VariationSource): readonly ChoiceSource[] =>
  variation.choices.map((choice, position) => ({ ownerId: variation.id, position, choice }));

export const productAttributes = {
  attributes(product: Product, args: AttributeArguments) {
    const type = args.where?.type;
    return listConnection(type ? attributesOfType(product, type) : choosableAttributes(product), args);
  },
  defaultAttributes: (product: Product, args: PageArguments) => listConnection(defaultChoices(product), args),
  globalAttributes: (product: Product, args: PageArguments) =>
    listConnection(attributesOfType(product, 'GLOBAL'), args),
  localAttributes: (product: Product, args: PageArguments) => listConnection(attributesOfType(product, 'LOCAL'), args),
};

export const variationAttributes = {
  attributes: (source: VariationSource, args: PageArguments) => listConnection(choicesOf(source), args),
  globalAttributes: (_source: VariationSource, args: PageArguments) => listConnection<AttributeSource>([], args),
  localAttributes: (_source: VariationSource, args: PageArguments) => listConnection<AttributeSource>([], args),
};

interface Named {
  readonly scope: AttributeScope;
  readonly slug: string;
}

/** `viscosity` → `pa_viscosity`: how clients spell an attribute that products share. */
export const attributeName = ({ scope, slug }: Named): string => (scope === 'global' ? `pa_${slug}` : slug);

/** How clients spell a term: by its slug, or by its name where no other product has it. */
export const optionText = (scope: AttributeScope, term: { readonly slug: string; readonly name: string }): string =>
  scope === 'global' ? term.slug : term.name;

const attributeFields = {
  id: ({ productId, attribute }: AttributeSource) => globalId('attribute', `${productId}:${attributeName(attribute)}`),
  label: ({ attribute }: AttributeSource) => attribute.label,
  name: ({ attribute }: AttributeSource) => attributeName(attribute),
  options: ({ attribute: { scope, terms } }: AttributeSource) => terms.map((term) => optionText(scope, term)),
  position: ({ position }: AttributeSource) => position,
  scope: ({ attribute }: AttributeSource) => SCOPES[attribute.scope],
  variation: ({ attribute }: AttributeSource) => attribute.forVariations,
  visible: ({ attribute }: AttributeSource) => attribute.visible,
};

const choiceName = ({ scope, attribute }: VariationChoice): string => attributeName({ scope, slug: attribute });

const choiceText = ({ scope, value, label }: VariationChoice): string =>
  optionText(scope, { slug: value, name: label });

export const attributeResolvers: Pick<
  Resolvers,
  'ProductAttribute' | 'GlobalProductAttribute' | 'LocalProductAttribute' | 'VariationAttribute' | 'SimpleAttribute'
> = {
  ProductAttribute: {
    __resolveType: (source) =>
      'attribute' in source && source.attribute.scope === 'local' ? 'LocalProductAttribute' : 'GlobalProductAttribute',
  },
  LocalProductAttribute: {
    ...attributeFields,
    attributeId: () => 0,
  },
  GlobalProductAttribute: {
    ...attributeFields,
    attributeId: ({ attribute }) => attribute.attributeId,
    slug: ({ attribute }) => attributeName(attribute),
    terms: ({ attribute }, args) => {
      const terms = attribute.terms.map((term) => attributeTerm(attribute.slug, term));
      return termPage(terms, args, (term) => term);
    },
  },
  VariationAttribute: {
    attributeId: ({ choice }) => (choice.scope === 'global' ? choice.termId : 0),
    id: ({ ownerId, choice }) => globalId('attribute', `${ownerId}:${choiceName(choice)}:${choice.value}`),
    label: ({ choice }) => choice.attributeLabel,
    name: ({ choice }) => choiceName(choice),
    options: ({ choice }) => [choiceText(choice)],
    position: ({ position }) => position,
    scope: ({ choice }) => SCOPES[choice.scope],
    value: ({ choice }) => choiceText(choice),
    variation: () => true,
    visible: () => true,
  },
  SimpleAttribute: {
    id: ({ lineKey, name }) => globalId('attribute', `${lineKey}:${name}`),
    name: ({ name }) => name,
    value: ({ value }) => value,
  },
};
