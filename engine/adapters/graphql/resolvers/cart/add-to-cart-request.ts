import { z } from 'zod';
import type { AddToCartRequest } from '#engine/domain/cart/choose-sellable.ts';
import { isStorable } from '#engine/domain/text/text.ts';
import type { CartItemInput } from '../../generated/resolvers.generated.ts';
import { bounded, valuesOf } from '../inputs/input-values.ts';

const MAX_EXTRA_DATA_LENGTH = 2000;
/** Escapes are characters only once the JSON is read. */
const Storable = z.string().refine(isStorable);
const ExtraData = z.record(Storable, z.union([Storable, z.number(), z.boolean()]).transform(String));

/** The item as a request of the domain. Attribute names come with or without `pa_`. */
export function requestOf({ productId, variationId, quantity, variation, extraData }: CartItemInput): AddToCartRequest {
  return {
    productId,
    variationId: variationId ?? null,
    quantity: quantity ?? 1,
    attributes: (valuesOf(variation) ?? []).map(({ attributeName, attributeValue }) => ({
      name: attributeName.toLowerCase().replace(/^pa_/, ''),
      value: attributeValue ?? '',
    })),
    extraData: extraDataOf(extraData),
  };
}

/** Data that a client attaches to a line, as a JSON object. Anything else is ignored, as in WooCommerce. */
function extraDataOf(text: string | null | undefined): Readonly<Record<string, string>> {
  if (!text) return {};
  const parsed = ExtraData.safeParse(parseJson(bounded(text, 'extraData', MAX_EXTRA_DATA_LENGTH)));
  return parsed.success ? parsed.data : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
