import type { Sellable } from '../../model/content/linked-item.ts';
import type { GetProductsBySkuQuery } from '../generated/operations.generated.ts';
import { chosenOption, nodesOf, pictureOf, stockOf } from './fragments.ts';
import { pricesOf } from './price.ts';
import { readableSlug } from './slug.ts';
import { nameText } from './text.ts';

type RawProduct = NonNullable<GetProductsBySkuQuery['products']>['nodes'][number];

/** What a product is sold as: each of its variations, or itself. A variation with an open choice is left out. */
export function sellablesOf(raw: RawProduct): readonly Sellable[] {
  const product = {
    productId: raw.databaseId,
    slug: readableSlug(raw.slug),
    name: nameText(raw.name),
    soldIndividually: ('soldIndividually' in raw && raw.soldIndividually) || false,
  };
  const own = {
    ...product,
    sku: raw.sku ?? '',
    variationId: null,
    options: [],
    price: pricesOf(raw).price?.current ?? null,
    stock: stockOf('stockStatus' in raw ? raw : {}),
    picture: pictureOf(raw.image),
  };
  if (!('variations' in raw)) return [own];
  const attributes = 'attributes' in raw ? nodesOf(raw.attributes) : [];
  return nodesOf(raw.variations)
    .filter((variation) => nodesOf(variation.attributes).every(({ value }) => value))
    .map((variation) => ({
      ...product,
      sku: variation.sku ?? '',
      variationId: variation.databaseId,
      options: nodesOf(variation.attributes)
        .map((choice) => chosenOption(attributes, choice))
        .filter((option) => option !== null),
      price: pricesOf(variation).price?.current ?? null,
      stock: stockOf(variation),
      picture: pictureOf(variation.image) ?? own.picture,
    }));
}
