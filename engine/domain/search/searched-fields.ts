import type { Product } from '../catalog/product.ts';
import { fold } from './fold.ts';
import { withPlainWords } from './hyphens.ts';

type Searched = Pick<Product, 'name' | 'sku' | 'slug' | 'shortDescription' | 'description'>;

/** What a search is compared with, the more telling the earlier: folded, and words with hyphens also without them. */
export const searchedFields = ({ name, sku, slug, shortDescription, description }: Searched): readonly string[] =>
  [name, sku, slug, shortDescription, description].map((text) => withPlainWords(fold(text)));
