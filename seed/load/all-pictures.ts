import type { Translated } from '#engine/domain/language.ts';
import { ARTICLES } from '../articles/index.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { PRODUCTS } from '../catalogue/index.ts';
import type { CategorySlug } from '../catalogue/product-seed.ts';
import { picturesOf, uploadOf } from '../pictures/pictures-of.ts';
import { STILLS } from '../pictures/stills/index.ts';

export interface NamedPicture {
  readonly file: string;
  readonly title: Translated;
  readonly alt: Translated;
}

export const shelfPicture = (category: CategorySlug): string => uploadOf(`shelf-${category}`);

const productPictures = (): readonly NamedPicture[] =>
  PRODUCTS.flatMap((product) => {
    const { main, gallery, variations } = picturesOf(product);
    const title = { id: product.copy.id.name, en: product.copy.en.name };
    return [main, ...gallery, ...variations.values()].map(({ file, alt }) => ({ file, title, alt }));
  });

const categoryPictures = (): readonly NamedPicture[] =>
  CATEGORIES.map(({ slug, name }) => ({ file: shelfPicture(slug), title: name, alt: name }));

const articlePictures = (): readonly NamedPicture[] => {
  const used = new Set(ARTICLES.map(({ picture }) => picture));
  return STILLS.filter(({ name }) => used.has(name)).map(({ name, alt }) => ({
    file: uploadOf(name),
    title: alt,
    alt,
  }));
};

/** Every picture the seeded shop shows, each once. */
export function allPictures(): readonly NamedPicture[] {
  const pictures = [...productPictures(), ...categoryPictures(), ...articlePictures()];
  return [...new Map(pictures.map((picture) => [picture.file, picture])).values()];
}
