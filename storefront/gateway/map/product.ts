import type { Attribute, Product, ProductCard, Review } from '../../model/product.ts';
import type { GetProductExtrasQuery, GetProductQuery } from '../generated/operations.generated.ts';
import { attributeName, nodesOf } from './goods.ts';
import { pictureOf } from './picture.ts';
import { isShown, productCardOf, variationOf } from './product-card.ts';
import { nameText, plainText, safeHtml } from './text.ts';

export type RawProduct = NonNullable<GetProductQuery['product']>;
export type RawExtras = NonNullable<GetProductExtrasQuery['product']>;

interface Sources {
  /** What only this shop's own engine knows; null over another backend. */
  readonly extras: RawExtras | null;
  readonly related: readonly ProductCard[];
}

const rawAttributes = (raw: RawProduct) => ('attributes' in raw ? nodesOf(raw.attributes) : []);
const isShared = ({ name }: { readonly name: string | null }) => name?.startsWith('pa_') ?? false;

/** Attributes with terms of their own, or options that a merchant typed. */
const attributesOf = (raw: RawProduct): readonly Attribute[] =>
  rawAttributes(raw)
    .filter((attribute) => isShared(attribute) || attribute.variation)
    .map((attribute) => ({
      name: attributeName(attribute.name),
      label: nameText(attribute.label),
      isOption: attribute.variation ?? false,
      options:
        'terms' in attribute
          ? nodesOf(attribute.terms).map(({ slug, name }) => ({ slug: slug ?? '', name: nameText(name) }))
          : (attribute.options ?? []).map((option) => ({ slug: option ?? '', name: nameText(option) })),
    }));

/** Attributes of this one product that only describe it. */
const specificationsOf = (raw: RawProduct) =>
  rawAttributes(raw)
    .filter((attribute) => !isShared(attribute) && !attribute.variation && attribute.visible)
    .map(({ label, options }) => [nameText(label), (options ?? []).map(nameText).join(', ')] as const);

function reviewsOf({ reviews }: RawProduct, extras: RawExtras | null): readonly Review[] {
  const verified = new Set(
    extras?.reviews?.edges.filter((edge) => edge.verified).map(({ node }) => node.databaseId) ?? [],
  );
  return (reviews?.edges ?? []).map(({ rating, node }) => ({
    id: node.databaseId,
    author: nameText(node.author?.node.name),
    rating: rating ?? 0,
    // A review's date comes without a zone: it is the shop's UTC.
    date: `${(node.date ?? '').replace(' ', 'T')}Z`,
    html: safeHtml(node.content),
    isVerified: verified.has(node.databaseId),
  }));
}

function sizeOf(raw: RawProduct): Pick<Product, 'weight' | 'dimensions'> {
  if (!('weight' in raw)) return { weight: null, dimensions: null };
  const { weight, length, width, height } = raw;
  return {
    weight: weight ? `${weight} kg` : null,
    dimensions: length && width && height ? { length, width, height } : null,
  };
}

const externalOf = (raw: RawProduct): Product['external'] =>
  'externalUrl' in raw && raw.externalUrl && /^https?:\/\//.test(raw.externalUrl)
    ? { url: raw.externalUrl, buttonText: plainText(raw.buttonText) }
    : null;

const defaultsOf = (raw: RawProduct): Product['defaults'] =>
  Object.fromEntries(
    ('defaultAttributes' in raw ? nodesOf(raw.defaultAttributes) : []).map(({ name, value }) => [
      attributeName(name),
      value ?? '',
    ]),
  );

/** Null for a kind of product that this shop cannot show. */
export function productOf(raw: RawProduct, { extras, related }: Sources): Product | null {
  if (!isShown(raw)) return null;
  return {
    ...productCardOf(raw),
    ...sizeOf(raw),
    sku: raw.sku,
    description: safeHtml(raw.description),
    extraDescription: extras?.extraDescription ? safeHtml(extras.extraDescription) : null,
    customTextarea: extras?.customTextarea ?? null,
    cardLists: extras?.productCardLists ?? [],
    specifications: specificationsOf(raw),
    isVirtual: raw.virtual ?? false,
    gallery: nodesOf(raw.galleryImages)
      .map(pictureOf)
      .filter((picture) => picture !== null),
    attributes: attributesOf(raw),
    variations: 'variations' in raw ? nodesOf(raw.variations).map(variationOf) : [],
    defaults: defaultsOf(raw),
    external: externalOf(raw),
    soldIndividually: ('soldIndividually' in raw && raw.soldIndividually) || false,
    reviews: reviewsOf(raw, extras),
    related,
  };
}
