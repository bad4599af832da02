import type { Picture } from '#engine/domain/catalog/picture.ts';
import type { Product, ProductFile, VariationChoice } from '#engine/domain/catalog/product.ts';
import type { AttributeTerm, ProductAttribute } from '#engine/domain/catalog/taxonomies.ts';
import type { Language } from '#engine/domain/language.ts';
import type {
  CarriedAttribute,
  CategoryRow,
  ChoiceRow,
  FileRow,
  PartsByOwner,
  PictureRow,
  TagRow,
  TermRow,
} from './product-parts.ts';

/** The parts of products and variations in one language, by the id of their owner. */
export interface PartsIn {
  readonly language: Language;
  pictures(owner: number): readonly Picture[];
  categories(owner: number): Product['categories'];
  tags(owner: number): Product['tags'];
  attributes(owner: number): readonly ProductAttribute[];
  files(owner: number): readonly ProductFile[];
  choices(owner: number): readonly VariationChoice[];
}

/** One object for each row, however often it is asked for. */
function once<Row extends object, Part>(toPart: (row: Row) => Part): (row: Row) => Part {
  const parts = new Map<Row, Part>();
  return (row) => {
    const part = parts.get(row) ?? toPart(row);
    parts.set(row, part);
    return part;
  };
}

/**
 * Each row becomes one object, however many products have it.
 *
 * @param pictures by their ids, those that are read already; filled with the others
 */
export function partsIn(language: Language, parts: PartsByOwner, pictures = new Map<number, Picture>()): PartsIn {
  function toPicture({ title, alt, ...row }: PictureRow): Picture {
    const picture = pictures.get(row.id) ?? { ...row, title: title[language], alt: alt[language] };
    pictures.set(row.id, picture);
    return picture;
  }
  const toNamed = <Row extends CategoryRow | TagRow>({ name, ...row }: Row) => ({ ...row, name: name[language] });
  const [toCategory, toTag] = [once(toNamed<CategoryRow>), once(toNamed<TagRow>)];
  const toTerm = once(({ attributeId: _, name, ...row }: TermRow): AttributeTerm => ({ ...row, name: name[language] }));
  const toChoice = once(
    ({ attribute, term }: ChoiceRow): VariationChoice => ({
      scope: attribute.scope,
      attribute: attribute.slug,
      attributeLabel: attribute.label[language],
      termId: term?.id ?? 0,
      value: term?.slug ?? '',
      label: term?.name[language] ?? '',
    }),
  );
  const toFile = ({ owner: _, name, ...row }: FileRow): ProductFile => ({ ...row, name: name[language] });
  const toAttribute = ({ attribute, terms, ...carried }: CarriedAttribute): ProductAttribute => ({
    ...carried,
    scope: attribute.scope,
    attributeId: attribute.id,
    slug: attribute.slug,
    label: attribute.label[language],
    terms: terms.map(toTerm),
  });
  return {
    language,
    pictures: (owner) => (parts.pictures.get(owner) ?? []).map(toPicture),
    categories: (owner) => (parts.categories.get(owner) ?? []).map(toCategory),
    tags: (owner) => (parts.tags.get(owner) ?? []).map(toTag),
    attributes: (owner) => (parts.attributes.get(owner) ?? []).map(toAttribute),
    files: (owner) => (parts.files.get(owner) ?? []).map(toFile),
    choices: (owner) => (parts.choices.get(owner) ?? []).map(toChoice),
  };
}
