import type { InBoth, ProductSeed } from '../catalogue/product-seed.ts';
import type { Container } from './packshot.ts';
import { mainPack, type PlannedPicture, type View } from './plan.ts';

const NOUNS: Readonly<Record<Container, InBoth>> = {
  jug4: { id: 'Jeriken', en: 'Canister' },
  jug1: { id: 'Botol', en: 'Bottle' },
  moto1: { id: 'Botol', en: 'Bottle' },
  'slim-long': { id: 'Botol leher panjang', en: 'Long-necked bottle' },
  'slim-flat': { id: 'Botol', en: 'Bottle' },
  'slim-mini': { id: 'Botol kecil', en: 'Small bottle' },
  flask: { id: 'Botol pipih', en: 'Flat bottle' },
  can: { id: 'Kaleng semprot', en: 'Spray can' },
  'can-tall': { id: 'Kaleng semprot', en: 'Spray can' },
  trigger: { id: 'Botol semprot', en: 'Spray bottle' },
  brake: { id: 'Botol', en: 'Bottle' },
  canister: { id: 'Tabung', en: 'Drum' },
  tub: { id: 'Wadah', en: 'Tub' },
  tube: { id: 'Tube', en: 'Tube' },
  guide: { id: 'Buku', en: 'Booklet' },
};

const VIEWS: Readonly<Record<Exclude<View, 'family'>, InBoth>> = {
  front: { id: 'tampak depan', en: 'front view' },
  label: { id: 'label dari dekat', en: 'close-up of the label' },
  detail: { id: 'bagian atas dari dekat', en: 'close-up of the top' },
  scene: { id: 'berdiri di latar berwarna', en: 'standing on a coloured ground' },
};

const COUNTS: InBoth<readonly string[]> = {
  id: ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
};

/** `Oil Treatment, 300 ml` → `Oil Treatment 300 ml`, so that commas part name and view only. */
const plainName = (name: string): string => name.replace(/, (?=\d)/, ' ').replace(' (PDF)', '');

/** What a variation adds to the product's name: the grade and the amount on its label. */
function packName(name: string, { packshots: [pack] }: PlannedPicture): string {
  const added = [pack?.label.grade, pack?.label.volume].filter((part) => part && !name.includes(part));
  return [plainName(name), ...added].join(' ');
}

export function altText(product: ProductSeed, picture: PlannedPicture): InBoth {
  const { view } = picture;
  const names = { id: plainName(product.copy.id.name), en: plainName(product.copy.en.name) };
  if (view === 'family') {
    const count = picture.packshots.length;
    return {
      id: `${names.id} STP dalam ${COUNTS.id[count] ?? count} kemasan, berjajar`,
      en: `STP ${names.en} in ${COUNTS.en[count] ?? count} packs, side by side`,
    };
  }
  const noun = NOUNS[(picture.packshots[0] ?? mainPack(product)).container];
  const shown =
    picture.sku === undefined ? names : { id: packName(names.id, picture), en: packName(names.en, picture) };
  return {
    id: `${noun.id} STP ${shown.id}, ${VIEWS[view].id}`,
    en: `${noun.en} of STP ${shown.en}, ${VIEWS[view].en}`,
  };
}
